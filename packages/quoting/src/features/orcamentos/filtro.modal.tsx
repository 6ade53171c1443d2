import type { FiltroSalvo } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Checkbox, showToast, Stack, TextField } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './orcamentos.copy.ts';
import { useMudancaDeFiltro, useNovoFiltro } from './orcamentos.resource.ts';

export interface FiltroModalProps {
  /** One to change; absent, a new one. */
  filtro?: FiltroSalvo;
  consulta: Readonly<Record<string, string>>;
  onClose: () => void;
}

const { salvos } = copy;

/** Name, default and sharing of a filter. */
export function FiltroModal({ filtro, consulta, onClose }: FiltroModalProps) {
  const [nome, setNome] = useState(filtro?.nome ?? '');
  const [padrao, setPadrao] = useState(filtro?.padrao ?? false);
  const [compartilhado, setCompartilhado] = useState(filtro?.compartilhado ?? false);
  const novo = useNovoFiltro();
  const mudanca = useMudancaDeFiltro();
  const error = novo.error ?? mudanca.error;
  const onNome = error?.errors?.find(({ campo }) => campo === 'nome')?.mensagem;
  const isBusy = novo.isPending || mudanca.isPending;
  const save = () => {
    const dados = { nome: nome.trim(), consulta: { ...consulta }, padrao, compartilhado };
    const onSuccess = () => {
      showToast({ tone: 'sucesso', titulo: salvos.gravou });
      onClose();
    };
    if (filtro) mudanca.mutate({ filtroId: filtro.id, ...dados }, { onSuccess });
    else novo.mutate({ lista: 'ORCAMENTOS', ...dados }, { onSuccess });
  };
  return (
    <Dialog
      titulo={salvos.titulo}
      size="sm"
      isOpen
      isSticky={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isBusy}>
            {salvos.cancelar}
          </Button>
          <Button variant="primary" isBusy={isBusy} isDisabled={nome.trim() === ''} onClick={save}>
            {salvos.gravar}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {error && !onNome && (
          <Alert tone="perigo" titulo={salvos.falhaGravar} isLive>
            {sentenceOfFalha(error)}
          </Alert>
        )}
        <TextField name="nomeDoFiltro" label={salvos.nome} value={nome} onChange={setNome} error={onNome} isRequired />
        <Checkbox name="padrao" label={salvos.padrao} value={padrao} onChange={setPadrao} />
        <Checkbox name="compartilhado" label={salvos.compartilhado} value={compartilhado} onChange={setCompartilhado} />
      </Stack>
    </Dialog>
  );
}

import type { Conjunto } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { useSession } from '@balcao/shared';
import { Alert, Button, Checkbox, showToast, Stack, TextField } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './conjuntos.copy.ts';
import type { ConjuntosProps } from './conjuntos.model.ts';
import { useMudancaDeConjunto, useNovoConjunto } from './conjuntos.resource.ts';

export interface ConjuntoModalProps extends Pick<ConjuntosProps, 'tipo' | 'linha' | 'readAtual'> {
  /** One to change; absent, a new one. */
  conjunto?: Conjunto | undefined;
  /** Somebody may have changed it: it is read again, so that the next try is upon what stands. */
  onRefused?: () => void;
  onClose: () => void;
}

const NAO_CONTEUDO: ReadonlySet<string> = new Set(['nome', 'compartilhado']);

/** Name and sharing of a set; of one that exists, also whether what is in the form takes its place. */
export function ConjuntoModal({ conjunto, tipo, linha, readAtual, onRefused, onClose }: ConjuntoModalProps) {
  const session = useSession();
  const mayShare = session?.administrador === true || session?.administradorOrcamento !== false;
  const [nome, setNome] = useState(conjunto?.nome ?? '');
  const [compartilhado, setCompartilhado] = useState(conjunto?.compartilhado ?? false);
  const [isTrocado, setIsTrocado] = useState(false);
  const novo = useNovoConjunto();
  const mudanca = useMudancaDeConjunto();
  const error = novo.error ?? mudanca.error;
  const onNome = error?.errors?.find(({ campo }) => campo === 'nome')?.mensagem;
  const doConteudo = (error?.errors ?? []).filter(({ campo }) => !NAO_CONTEUDO.has(campo)).map(({ mensagem }) => mensagem);
  const isBusy = novo.isPending || mudanca.isPending;
  const save = () => {
    const { seguradoras, coberturas } = conjunto && !isTrocado ? conjunto : readAtual();
    const dados = { nome: nome.trim(), compartilhado, seguradoras: [...seguradoras], coberturas: { ...coberturas } };
    const onSuccess = () => {
      showToast({ tone: 'sucesso', titulo: copy.gravou });
      onClose();
    };
    if (conjunto)
      mudanca.mutate({ conjuntoId: conjunto.id, versao: conjunto.versao, ...dados }, { onSuccess, onError: () => onRefused?.() });
    else novo.mutate({ tipo, linha, ...dados }, { onSuccess });
  };
  return (
    <Dialog
      titulo={conjunto ? copy.tituloMudar : copy.tituloNovo}
      size="sm"
      isOpen
      isSticky={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isBusy}>
            {copy.cancelar}
          </Button>
          <Button variant="primary" isBusy={isBusy} isDisabled={nome.trim() === ''} onClick={save}>
            {copy.gravar}
          </Button>
        </>
      }
    >
      <Stack gap={3}>
        {error && !onNome && (
          <Alert tone="perigo" titulo={copy.falhaGravar} isLive>
            {doConteudo.length > 0 ? doConteudo.join(' ') : sentenceOfFalha(error)}
          </Alert>
        )}
        <TextField name="nomeDoConjunto" label={copy.nome} value={nome} onChange={setNome} error={onNome} maxLength={60} isRequired />
        {mayShare && <Checkbox name="conjuntoCompartilhado" label={copy.compartilhar} value={compartilhado} onChange={setCompartilhado} />}
        {conjunto && <Checkbox name="conjuntoTrocado" label={copy.trocar} value={isTrocado} onChange={setIsTrocado} />}
      </Stack>
    </Dialog>
  );
}

import { sentenceOfFalha } from '@balcao/domain';
import { Alert, Button, Checkbox, Stack, TextField } from '@balcao/ui';
import { type Falha, isFalha } from '@balcao/ui/failures';
import { Dialog } from '@balcao/ui/overlays';
import { type FormEvent, useId, useState } from 'react';
import type { EscolhasDoFiltro } from './lista.props.ts';
import { copy } from './lists.copy.ts';

export interface SaveFiltroProps {
  onSave: (escolhas: EscolhasDoFiltro) => Promise<void>;
  onClose: () => void;
}

const { abas } = copy;

/** What the list shows now, kept under a name; a refusal of the name is said at its field. */
export function SaveFiltro({ onSave, onClose }: SaveFiltroProps) {
  const form = useId();
  const [nome, setNome] = useState('');
  const [padrao, setPadrao] = useState(false);
  const [compartilhado, setCompartilhado] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [falha, setFalha] = useState<Falha | null>(null);
  const atNome = falha?.errors?.find(({ campo }) => campo === 'nome')?.mensagem;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy || nome.trim() === '') return;
    setIsBusy(true);
    setFalha(null);
    onSave({ nome: nome.trim(), padrao, compartilhado }).then(onClose, (error: unknown) => {
      setIsBusy(false);
      if (!isFalha(error)) throw error;
      setFalha(error);
    });
  };
  return (
    <Dialog
      titulo={abas.salvar}
      size="sm"
      isOpen
      isSticky={isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={isBusy}>
            {abas.cancelar}
          </Button>
          <Button type="submit" form={form} variant="primary" isBusy={isBusy} isDisabled={nome.trim() === ''}>
            {abas.gravar}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={save}>
        <Stack gap={3}>
          {falha && !atNome && (
            <Alert tone="perigo" titulo={abas.falhaGravar} isLive>
              {sentenceOfFalha(falha)}
            </Alert>
          )}
          <TextField name="nomeDoFiltro" label={abas.nome} value={nome} onChange={setNome} error={atNome} maxLength={60} isRequired />
          <Checkbox name="compartilhado" label={abas.compartilhado} value={compartilhado} onChange={setCompartilhado} />
          <Checkbox name="padrao" label={abas.padrao} value={padrao} onChange={setPadrao} />
        </Stack>
      </form>
    </Dialog>
  );
}

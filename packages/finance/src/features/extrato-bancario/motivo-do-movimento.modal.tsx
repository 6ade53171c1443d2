import { Button, Stack, TextField } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { type FormEvent, useState } from 'react';
import { copy } from './extrato-bancario.copy.ts';

export interface IgnorarMovimentoModalProps {
  isBusy: boolean;
  onIgnorar: (motivo: string) => void;
  onClose: () => void;
}

const { movimentos } = copy;
/** As the contract asks for. */
const MINIMO = 3;

/** Why a movement is left out of the books. */
export function IgnorarMovimentoModal({ isBusy, onIgnorar, onClose }: IgnorarMovimentoModalProps) {
  const [motivo, setMotivo] = useState('');
  const [isJulgado, setJulgado] = useState(false);
  const isCurto = motivo.trim().length < MINIMO;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    setJulgado(true);
    if (!isCurto && !isBusy) onIgnorar(motivo.trim());
  };
  return (
    <Dialog
      titulo={movimentos.ignorar}
      size="sm"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancelar}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => submit()}>
            {movimentos.ignorar}
          </Button>
        </>
      }
    >
      <Stack gap={3} as="form" onSubmit={submit}>
        <TextField
          name="motivo"
          label={movimentos.motivo}
          description={movimentos.motivoAjuda}
          isRequired
          maxLength={200}
          value={motivo}
          onChange={setMotivo}
          {...(isJulgado && isCurto && { error: movimentos.motivoCurto })}
        />
      </Stack>
    </Dialog>
  );
}

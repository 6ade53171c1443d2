import { useForm } from '@balcao/shared/forms';
import { Button, focusCampo, Stack, TextField } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';

export interface MotivoModalProps {
  titulo: string;
  /** The field, what helps to fill it, and what is said of one that is too short. */
  campo: { readonly rotulo: string; readonly ajuda: string; readonly curto: string; readonly max: number };
  confirmar: string;
  cancelar: string;
  isBusy?: boolean;
  onMotivo: (motivo: string) => void;
  onClose: () => void;
}

/** As the contracts ask for. */
const MINIMO = 3;

/** Why something is left out: of a statement of an insurer, or of a bank. */
export function MotivoModal({ titulo, campo, confirmar, cancelar, isBusy = false, onMotivo, onClose }: MotivoModalProps) {
  const [inicial] = useState({ motivo: '' });
  const form = useForm<{ motivo: string }, string>({
    inicial,
    judge: ({ motivo }) => ({ ...(motivo.trim().length < MINIMO && { motivo: campo.curto }) }),
    goTo: focusCampo,
    send: ({ motivo }) => Promise.resolve(motivo.trim()),
    onSent: onMotivo,
  });
  const submit = (event?: React.FormEvent) => {
    event?.preventDefault();
    if (!isBusy) void form.submit();
  };
  return (
    <Dialog
      titulo={titulo}
      size="sm"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancelar}</Button>
          <Button variant="primary" isBusy={isBusy} onClick={() => submit()}>
            {confirmar}
          </Button>
        </>
      }
    >
      <Stack gap={3} as="form" onSubmit={submit}>
        <TextField label={campo.rotulo} description={campo.ajuda} isRequired maxLength={campo.max} {...form.bind('motivo')} />
      </Stack>
    </Dialog>
  );
}

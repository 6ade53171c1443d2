import { useForm } from '@balcao/shared/forms';
import { focusCampo, TextField } from '@balcao/ui';
import { FormDialog } from '@balcao/ui/records';
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
  return (
    <FormDialog titulo={titulo} size="sm" confirmar={confirmar} cancelar={cancelar} form={{ ...form, isBusy }} onClose={onClose}>
      <TextField label={campo.rotulo} description={campo.ajuda} isRequired maxLength={campo.max} {...form.bind('motivo')} />
    </FormDialog>
  );
}

import type { FaturaDaApolice } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast, Text, TextField } from '@balcao/ui';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './faturas.copy.ts';
import { refreshFaturas, reopenFatura } from './faturas.resource.ts';

/** Why a bill is reopened, with what that takes back. */
export function ReaberturaModal({ fatura, onClose }: { fatura: FaturaDaApolice; onClose: () => void }) {
  const { reabertura } = copy;
  const [inicial] = useState({ motivo: '' });
  const form = useForm<{ motivo: string }, FaturaDaApolice>({
    inicial,
    judge: ({ motivo }) => (motivo.trim().length < 3 ? { motivo: copy.obrigatorio } : {}),
    goTo: focusCampo,
    send: ({ motivo }, { idempotencyKey }) => reopenFatura(fatura, motivo.trim(), idempotencyKey),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: reabertura.feito });
      void refreshFaturas();
      onClose();
    },
  });
  return (
    <FormDialog titulo={reabertura.titulo(fatura.competencia)} size="sm" confirmar={reabertura.abrir} form={form} onClose={onClose}>
      <Text>{reabertura.texto}</Text>
      <TextField label={reabertura.motivo} isRequired maxLength={200} {...form.bind('motivo')} />
    </FormDialog>
  );
}

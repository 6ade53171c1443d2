import type { FaturaDaApolice } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { Button, focusCampo, showToast, Stack, Text, TextField } from '@balcao/ui';
import { FormNotice } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
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
    <Dialog
      titulo={reabertura.titulo(fatura.competencia)}
      size="sm"
      isOpen
      isSticky={form.isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={form.isBusy}>
            {copy.cancelar}
          </Button>
          <Button variant="primary" isBusy={form.isBusy} onClick={() => void form.submit()}>
            {reabertura.abrir}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FormNotice form={form} />
        <Text>{reabertura.texto}</Text>
        <TextField label={reabertura.motivo} isRequired maxLength={200} {...form.bind('motivo')} />
      </Stack>
    </Dialog>
  );
}

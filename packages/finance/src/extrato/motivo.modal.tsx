import { useForm } from '@balcao/shared/forms';
import { Button, focusCampo, Stack, TextField } from '@balcao/ui';
import { Dialog } from '@balcao/ui/overlays';
import { useState } from 'react';
import { copy } from './extrato.copy.ts';

export interface MotivoModalProps {
  onIgnorar: (motivo: string) => void;
  onClose: () => void;
}

const { ignorar } = copy;
/** As the contract asks for. */
const MINIMO = 3;

/** Why a line is of no commission of this brokerage. */
export function MotivoModal({ onIgnorar, onClose }: MotivoModalProps) {
  const [inicial] = useState({ motivo: '' });
  const form = useForm<{ motivo: string }, string>({
    inicial,
    judge: ({ motivo }) => ({ ...(motivo.trim().length < MINIMO && { motivo: copy.obrigatorio }) }),
    goTo: focusCampo,
    send: ({ motivo }) => Promise.resolve(motivo.trim()),
    onSent: onIgnorar,
  });
  return (
    <Dialog
      titulo={ignorar.titulo}
      size="sm"
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{copy.cancelar}</Button>
          <Button variant="primary" onClick={() => void form.submit()}>
            {ignorar.ignorar}
          </Button>
        </>
      }
    >
      <Stack gap={3} as="form" onSubmit={(event: React.FormEvent) => void form.submit(event)}>
        <TextField label={ignorar.motivo} description={ignorar.ajuda} isRequired maxLength={300} {...form.bind('motivo')} />
      </Stack>
    </Dialog>
  );
}

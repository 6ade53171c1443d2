import { type Endosso, endossoCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { Button, focusCampo, showToast, Stack, TextArea } from '@balcao/ui';
import { FormNotice } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { copy } from './endosso.copy.ts';
import { refreshVenda } from './endosso.resource.ts';

const { recusa: textos } = copy.ato;

/** Why an insurer did not take an endorsement. */
export function RecusarEndossoModal({ endosso, onClose }: { endosso: Endosso; onClose: () => void }) {
  const form = useForm<{ recusa: string }, unknown>({
    inicial: { recusa: '' },
    judge: ({ recusa }) => (recusa.trim() === '' ? { recusa: copy.novo.obrigatorio } : {}),
    goTo: focusCampo,
    send: ({ recusa }, { idempotencyKey }) =>
      call(endossoCalls.refuseEndosso, { endossoId: endosso.id, versao: endosso.versao, recusa: recusa.trim() }, { idempotencyKey }),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: textos.feito });
      void refreshVenda();
      onClose();
    },
  });
  return (
    <Dialog
      titulo={textos.titulo(endosso.numero)}
      size="sm"
      isOpen
      isSticky={form.isBusy}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose} isDisabled={form.isBusy}>
            {copy.fechar}
          </Button>
          <Button variant="danger" isBusy={form.isBusy} onClick={() => void form.submit()}>
            {textos.enviar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FormNotice form={form} />
        <TextArea label={textos.motivo} isRequired maxLength={500} {...form.bind('recusa')} />
      </Stack>
    </Dialog>
  );
}

import { type Endosso, endossoCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast, TextArea } from '@balcao/ui';
import { FormDialog } from '@balcao/ui/records';
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
    <FormDialog
      titulo={textos.titulo(endosso.numero)}
      size="sm"
      confirmar={textos.enviar}
      cancelar={copy.fechar}
      isDanger
      form={form}
      onClose={onClose}
    >
      <TextArea label={textos.motivo} isRequired maxLength={500} {...form.bind('recusa')} />
    </FormDialog>
  );
}

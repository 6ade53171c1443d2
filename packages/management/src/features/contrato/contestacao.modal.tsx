import type { DivergenciaDoContrato } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { Button, Cluster, focusCampo, showToast, Stack, TextArea } from '@balcao/ui';
import { FormNotice } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
import { copy } from '../../contrato/contrato.copy.ts';
import { decide } from './emissao.resource.ts';

/** What the insurer has to correct of a clause, in words. */
export function ContestacaoModal({ divergencia, onClose }: { divergencia: DivergenciaDoContrato; onClose: () => void }) {
  const form = useForm({
    inicial: { nota: '' },
    goTo: focusCampo,
    send: ({ nota }) =>
      decide({ divergenciaId: divergencia.id, versao: divergencia.versao, decisao: 'CONTESTADA', nota: nota.trim() || null }),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: copy.divergencia.contestou });
      onClose();
    },
  });
  return (
    <Dialog titulo={copy.divergencia.contestar} isOpen onClose={onClose} isSticky={form.isBusy}>
      <form noValidate onSubmit={(event) => void form.submit(event)}>
        <Stack gap={4}>
          <FormNotice form={form} />
          <TextArea {...form.bind('nota')} label={copy.divergencia.oQueCorrigir} maxLength={500} isRequired />
          <Cluster gap={2}>
            <Button type="submit" variant="primary" isBusy={form.isBusy}>
              {copy.divergencia.contestar}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {copy.cancelar}
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Dialog>
  );
}

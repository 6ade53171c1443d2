import type { DivergenciaDoContrato } from '@balcao/contracts';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast, TextArea } from '@balcao/ui';
import { FormDialog } from '@balcao/ui/records';
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
    <FormDialog titulo={copy.divergencia.contestar} confirmar={copy.divergencia.contestar} form={form} onClose={onClose}>
      <TextArea {...form.bind('nota')} label={copy.divergencia.oQueCorrigir} maxLength={500} isRequired />
    </FormDialog>
  );
}

import { cobrancaParcelaCalls } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast, Text, TextField } from '@balcao/ui';
import { DatePicker } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './parcela.copy.ts';
import { refreshParcelas } from './parcela.resource.ts';

interface Digitado {
  readonly prometidaPara: string | null;
  readonly observacao: string;
}

/** The day a client promised to pay on, which becomes a task. */
export function PromessaModal({ parcelaId, onClose }: { parcelaId: string; onClose: () => void }) {
  const { promessa } = copy;
  const [inicial] = useState<Digitado>(() => ({ prometidaPara: addDias(hojeEm(new Date()), 1), observacao: '' }));
  const form = useForm<Digitado, unknown>({
    inicial,
    judge: ({ prometidaPara }) => (prometidaPara ? {} : { prometidaPara: copy.pagar.obrigatorio }),
    goTo: focusCampo,
    send: ({ prometidaPara, observacao }, { idempotencyKey }) =>
      call(
        cobrancaParcelaCalls.promise,
        { parcelaId, prometidaPara: prometidaPara ?? '', observacao: observacao.trim() || null },
        { idempotencyKey },
      ),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: promessa.feito });
      void refreshParcelas();
      onClose();
    },
  });
  return (
    <FormDialog titulo={promessa.titulo} size="sm" confirmar={promessa.enviar} form={form} onClose={onClose}>
      <Text isSoft>{promessa.texto}</Text>
      <DatePicker label={promessa.dia} isRequired {...form.bind('prometidaPara')} />
      <TextField label={promessa.observacao} maxLength={200} {...form.bind('observacao')} />
    </FormDialog>
  );
}

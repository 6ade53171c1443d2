import { pagamentoParcelaCalls, type Parcela } from '@balcao/contracts';
import { formatCentavos, hojeEm } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast, Text, TextField } from '@balcao/ui';
import { DatePicker, MoneyField } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './parcela.copy.ts';
import { refreshParcelas } from './parcela.resource.ts';

interface Digitado {
  readonly pagoEm: string | null;
  readonly valorCentavos: number | null;
  readonly observacao: string;
}

/** What was paid of an instalment: all of it unless less is typed. */
export function PagamentoModal({ parcela, onClose }: { parcela: Parcela; onClose: () => void }) {
  const { pagar } = copy;
  const saldo = parcela.atualizado?.saldoCentavos ?? 0;
  const [inicial] = useState<Digitado>(() => ({ pagoEm: hojeEm(new Date()), valorCentavos: saldo, observacao: '' }));
  const form = useForm<Digitado, Parcela>({
    inicial,
    judge: ({ pagoEm, valorCentavos }) => ({
      ...(!pagoEm && { pagoEm: pagar.obrigatorio }),
      ...(!valorCentavos && { valorCentavos: pagar.obrigatorio }),
    }),
    goTo: focusCampo,
    send: ({ pagoEm, valorCentavos, observacao }, { idempotencyKey }) =>
      call(
        pagamentoParcelaCalls.pay,
        {
          parcelaId: parcela.id,
          versao: parcela.versao,
          pagoEm: pagoEm ?? '',
          valorCentavos: valorCentavos ?? 0,
          observacao: observacao.trim() || null,
        },
        { idempotencyKey },
      ),
    onSent: ({ status }) => {
      showToast({ tone: 'sucesso', titulo: status === 'PAGA' ? pagar.feito : pagar.feitoParte });
      void refreshParcelas();
      onClose();
    },
  });
  return (
    <FormDialog titulo={pagar.titulo} size="sm" confirmar={pagar.enviar} form={form} onClose={onClose}>
      <Text>{pagar.texto(formatCentavos(saldo), formatCentavos(parcela.atualizado?.atualizadoCentavos ?? saldo))}</Text>
      <DatePicker label={pagar.dia} isRequired {...form.bind('pagoEm')} />
      <MoneyField label={pagar.valor} description={pagar.valorAjuda} isRequired {...form.bind('valorCentavos')} />
      <TextField label={pagar.observacao} maxLength={200} {...form.bind('observacao')} />
    </FormDialog>
  );
}

import type { FichaLancamento, OpcoesLancamento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast } from '@balcao/ui';
import { DatePicker, MoneyField, Select } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './lancamentos.copy.ts';
import { realise } from './lancamentos.resource.ts';

export interface RealizarLancamentoProps {
  lancamento: FichaLancamento;
  contas: OpcoesLancamento['contas'];
  onClose: () => void;
}

interface Pago {
  readonly contaId: string | null;
  readonly pagoEm: string | null;
  readonly valorCentavos: number | null;
}

/** Asks how what was expected was done: with which account, on which day, for how much. */
export function RealizarLancamento({ lancamento, contas, onClose }: RealizarLancamentoProps) {
  const [hoje] = useState(() => hojeEm(new Date()));
  const ativas = contas.filter(({ id, ativa }) => ativa || id === lancamento.contaId);
  const form = useForm<Pago, FichaLancamento>({
    inicial: {
      contaId: lancamento.contaId ?? (ativas.length === 1 ? (ativas[0]?.id ?? null) : null),
      pagoEm: hoje,
      valorCentavos: lancamento.valorCentavos,
    },
    judge: ({ contaId, pagoEm, valorCentavos }) => ({
      ...(contaId === null && { contaId: copy.obrigatorio }),
      ...(pagoEm === null && { pagoEm: copy.obrigatorio }),
      ...(!valorCentavos && { valorCentavos: copy.obrigatorio }),
    }),
    goTo: focusCampo,
    send: ({ contaId, pagoEm, valorCentavos }, { idempotencyKey }) =>
      realise(lancamento, { contaId, pagoEm: pagoEm ?? hoje, valorCentavos: valorCentavos ?? 0 }, idempotencyKey),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: copy.feito.realizar });
      onClose();
    },
  });
  const { realizar } = copy;
  return (
    <FormDialog titulo={realizar.titulo} size="sm" confirmar={realizar.enviar} cancelar={copy.cancelar} form={form} onClose={onClose}>
      <Select
        label={realizar.conta}
        options={ativas.map(({ id, nome }) => ({ value: id, label: nome }))}
        isDisabled={lancamento.tipo === 'TRANSFERENCIA'}
        isRequired
        {...form.bind('contaId')}
      />
      <DatePicker label={realizar.dia} max={hoje} isRequired {...form.bind('pagoEm')} />
      <MoneyField label={realizar.valor} isRequired {...form.bind('valorCentavos')} />
    </FormDialog>
  );
}

import type { FichaLancamento, OpcoesLancamento } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { useForm } from '@balcao/shared/forms';
import { Button, focusCampo, showToast, Stack } from '@balcao/ui';
import { DatePicker, FormNotice, MoneyField, Select } from '@balcao/ui/forms';
import { Dialog } from '@balcao/ui/overlays';
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
    <Dialog
      titulo={realizar.titulo}
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
            {realizar.enviar}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <FormNotice form={form} />
        <Select
          label={realizar.conta}
          options={ativas.map(({ id, nome }) => ({ value: id, label: nome }))}
          isDisabled={lancamento.tipo === 'TRANSFERENCIA'}
          isRequired
          {...form.bind('contaId')}
        />
        <DatePicker label={realizar.dia} max={hoje} isRequired {...form.bind('pagoEm')} />
        <MoneyField label={realizar.valor} isRequired {...form.bind('valorCentavos')} />
      </Stack>
    </Dialog>
  );
}

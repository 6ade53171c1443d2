import type { FichaLote, OpcoesRepasse } from '@balcao/contracts';
import { BANCOS_COM_CONVENIO, hojeEm } from '@balcao/domain';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, showToast, Text, TextField } from '@balcao/ui';
import { DatePicker, Select } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './repasse.copy.ts';
import { payLote, prepareRemessa, refreshRepasses } from './repasse.resource.ts';

export interface PagarLoteModalProps {
  lote: FichaLote;
  contas: OpcoesRepasse['contas'];
  /** Said to be paid, or a file made for the bank to pay. */
  ato: 'pagar' | 'remessa';
  onClose: () => void;
}

interface Digitado {
  readonly contaId: string | null;
  readonly pagoEm: string | null;
  readonly pagarEm: string | null;
  readonly convenio: string;
}

/** From which account a lot is paid, and when. */
export function PagarLoteModal({ lote: { id: loteId, versao, contaId }, contas, ato, onClose }: PagarLoteModalProps) {
  const [hoje] = useState(() => hojeEm(new Date()));
  const convenioDe = (id: string | null): string => contas.find((conta) => conta.id === id)?.convenio ?? '';
  const inicial = contaId ?? (contas.length === 1 ? (contas[0]?.id ?? null) : null);
  const isPagar = ato === 'pagar';
  const dia = isPagar ? 'pagoEm' : 'pagarEm';
  const form = useForm<Digitado, FichaLote>({
    inicial: { contaId: inicial, pagoEm: hoje, pagarEm: hoje, convenio: convenioDe(inicial) },
    judge: (digitado) => ({
      ...(!digitado.contaId && { contaId: copy.obrigatorio }),
      ...(!digitado[dia] && { [dia]: copy.obrigatorio }),
    }),
    goTo: focusCampo,
    send: (digitado, { idempotencyKey }) => {
      const pedido = { loteId, versao, contaId: digitado.contaId ?? '' };
      const quando = digitado[dia] ?? hoje;
      return isPagar
        ? payLote({ ...pedido, pagoEm: quando }, idempotencyKey)
        : prepareRemessa({ ...pedido, pagarEm: quando, convenio: digitado.convenio.trim() || null }, idempotencyKey);
    },
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: isPagar ? copy.pagar.pago : copy.remessa.gerado });
      void refreshRepasses();
      onClose();
    },
  });
  const frases = copy[ato];
  const isBancoDoBrasil = BANCOS_COM_CONVENIO.includes(contas.find(({ id }) => id === form.digitado.contaId)?.banco ?? '');
  return (
    <FormDialog titulo={frases.titulo} size="sm" confirmar={isPagar ? copy.lote.pagar : copy.remessa.gerar} form={form} onClose={onClose}>
      {!isPagar && <Text isSoft>{copy.remessa.texto}</Text>}
      <Select
        label={frases.conta}
        options={contas.map(({ id, nome }) => ({ value: id, label: nome }))}
        isRequired
        {...form.bind('contaId')}
        // each account has an agreement of its own
        onChange={(id) => form.change({ contaId: id, convenio: convenioDe(id) }, 'contaId')}
      />
      <DatePicker label={frases.dia} isRequired {...(isPagar ? { max: hoje } : { min: hoje })} {...form.bind(dia)} />
      {!isPagar && isBancoDoBrasil && (
        <TextField label={copy.remessa.convenio} description={copy.remessa.convenioAjuda} maxLength={20} {...form.bind('convenio')} />
      )}
    </FormDialog>
  );
}

import { type Endosso, endossoCalls } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { useState } from 'react';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { Checkbox, focusCampo, Grid, showToast, TextField } from '@balcao/ui';
import { DatePicker, MoneyField } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { copy } from './endosso.copy.ts';
import { refreshVenda } from './endosso.resource.ts';

const { emissao } = copy.ato;

interface Digitado {
  readonly numeroSeguradora: string;
  readonly emitidoEm: string | null;
  readonly premioLiquidoCentavos: number | null;
  readonly iofCentavos: number | null;
  /** The amounts are given back: typed without a sign. */
  readonly isDevolucao: boolean;
}

/** An endorsement as its insurer issued it: number, day and what it costs. */
export function EmitirEndossoModal({ endosso, onClose }: { endosso: Endosso; onClose: () => void }) {
  const [inicial] = useState(() => ({
    numeroSeguradora: endosso.numeroSeguradora ?? '',
    emitidoEm: hojeEm(new Date()),
    premioLiquidoCentavos: Math.abs(endosso.premioLiquidoCentavos),
    iofCentavos: Math.abs(endosso.iofCentavos),
    isDevolucao: endosso.premioTotalCentavos < 0,
  }));
  const form = useForm<Digitado, unknown>({
    inicial,
    judge: ({ emitidoEm }) => (emitidoEm ? {} : { emitidoEm: copy.novo.obrigatorio }),
    goTo: focusCampo,
    send: ({ numeroSeguradora, emitidoEm, isDevolucao, ...valores }, { idempotencyKey }) => {
      const signed = (centavos: number | null) => (isDevolucao ? 0 - (centavos ?? 0) : (centavos ?? 0));
      const numero = numeroSeguradora.trim();
      return call(
        endossoCalls.issueEndosso,
        {
          endossoId: endosso.id,
          versao: endosso.versao,
          emitidoEm: emitidoEm ?? '',
          ...(numero && { numeroSeguradora: numero }),
          premioLiquidoCentavos: signed(valores.premioLiquidoCentavos),
          iofCentavos: signed(valores.iofCentavos),
        },
        { idempotencyKey },
      );
    },
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: emissao.feito });
      void refreshVenda();
      onClose();
    },
  });
  return (
    <FormDialog titulo={emissao.titulo(endosso.numero)} confirmar={emissao.enviar} cancelar={copy.fechar} form={form} onClose={onClose}>
      <Grid minWidth={220} gap={3}>
        <TextField label={emissao.numero} {...form.bind('numeroSeguradora')} />
        <DatePicker label={emissao.dia} isRequired {...form.bind('emitidoEm')} />
        <MoneyField label={emissao.liquido} {...form.bind('premioLiquidoCentavos')} />
        <MoneyField label={emissao.iof} {...form.bind('iofCentavos')} />
      </Grid>
      <Checkbox label={emissao.sinal} {...form.bind('isDevolucao')} />
    </FormDialog>
  );
}

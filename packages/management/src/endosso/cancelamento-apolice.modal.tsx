import { type ContratoVisto, type EndossosDaApolice, endossoCalls } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import { useState } from 'react';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { focusCampo, FormerAnswer, Grid, showToast, Skeleton, Text, TextArea } from '@balcao/ui';
import { DatePicker, SegmentedControl } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { ContaDoCancelamento, FalhaDaSimulacao } from './contas.component.tsx';
import { copy } from './endosso.copy.ts';
import { LeituraDaApolice } from './leitura-da-apolice.component.tsx';
import { refreshVenda, useSimulacaoCancelamento } from './endosso.resource.ts';

const { cancelamento } = copy;
const metodos = (['PRAZO_CURTO', 'PRO_RATA'] as const).map((value) => ({ value, label: cancelamento.metodos[value] }));

/** Cancels a policy: what it costs is seen before it is done. */
export const CancelarApoliceModal = ({ contrato, onClose }: { contrato: ContratoVisto; onClose: () => void }) => (
  <LeituraDaApolice contrato={contrato} titulo={cancelamento.titulo} onClose={onClose}>
    {(lida) => <Formulario key={lida.apolice.versao} lida={lida} onClose={onClose} />}
  </LeituraDaApolice>
);

function Formulario({ lida: { apolice }, onClose }: { lida: EndossosDaApolice; onClose: () => void }) {
  const [hoje] = useState(() => hojeEm(new Date()));
  const form = useForm<{ data: string | null; metodo: string | null; motivo: string }, unknown>({
    inicial: {
      data: hoje > apolice.vigFim ? apolice.vigFim : hoje < apolice.vigIni ? apolice.vigIni : hoje,
      metodo: 'PRAZO_CURTO',
      motivo: '',
    },
    judge: ({ data, motivo }) => ({
      ...(!data && { data: copy.novo.obrigatorio }),
      ...(motivo.trim() === '' && { motivo: copy.novo.obrigatorio }),
    }),
    goTo: focusCampo,
    send: ({ data, metodo, motivo }, { idempotencyKey }) =>
      call(
        endossoCalls.cancelApolice,
        { apoliceId: apolice.id, versao: apolice.versao, data: data ?? '', metodo: metodo as 'PRO_RATA', motivo: motivo.trim() },
        { idempotencyKey },
      ),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: cancelamento.feito });
      void refreshVenda();
      onClose();
    },
  });
  const { data, metodo } = form.digitado;
  const pedido = { apoliceId: apolice.id, data: data ?? '', metodo: metodo as 'PRO_RATA' };
  const simulacao = useSimulacaoCancelamento(pedido, data !== null);
  return (
    <FormDialog
      titulo={cancelamento.titulo}
      confirmar={cancelamento.enviar}
      cancelar={copy.fechar}
      isDanger
      isDisabled={!simulacao.data || simulacao.isPlaceholderData}
      form={form}
      onClose={onClose}
    >
      {/* the two names of the choice stand beside each other */}
      <Grid minWidth={320} gap={3}>
        <DatePicker label={cancelamento.data} min={apolice.vigIni} max={apolice.vigFim} isRequired {...form.bind('data')} />
        <SegmentedControl label={cancelamento.metodo} options={metodos} {...form.bind('metodo')} />
      </Grid>
      <section aria-live="polite">
        {simulacao.error ? (
          <FalhaDaSimulacao simulacao={simulacao} />
        ) : simulacao.data ? (
          <FormerAnswer isFormer={simulacao.isPlaceholderData}>
            <ContaDoCancelamento simulacao={simulacao.data} />
          </FormerAnswer>
        ) : (
          <Skeleton height={96} />
        )}
      </section>
      <TextArea label={cancelamento.motivo} isRequired maxLength={1000} {...form.bind('motivo')} />
      <Text isSoft>{cancelamento.aviso}</Text>
    </FormDialog>
  );
}

import { type ContratoVisto, type EndossosDaApolice, endossoCalls, type PedidoEndosso, SubtipoEndosso } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { call } from '@balcao/shared';
import { type Erros, useForm } from '@balcao/shared/forms';
import { focusCampo, FormerAnswer, Grid, Heading, showToast, Skeleton, TextArea, TextField } from '@balcao/ui';
import { DatePicker, MoneyField, SegmentedControl, Select } from '@balcao/ui/forms';
import { FormDialog } from '@balcao/ui/records';
import { useDeferredValue, useState } from 'react';
import { ContaDoEndosso, FalhaDaSimulacao } from './contas.component.tsx';
import { copy } from './endosso.copy.ts';
import { LeituraDaApolice } from './leitura-da-apolice.component.tsx';
import { refreshVenda, useSimulacaoEndosso } from './endosso.resource.ts';

const { novo } = copy;
const tipos = (['ALTERACAO', 'INCLUSAO', 'EXCLUSAO'] as const).map((value) => ({ value, label: copy.tipos[value] }));
const subtipos = SubtipoEndosso.options.map((value) => ({ value, label: copy.subtipos[value] }));
const canais = (['MANUAL', 'OPEN_INSURANCE'] as const).map((value) => ({ value, label: novo.canais[value] }));
/** What else of a policy changes, by what the endorsement is of. */
const OUTROS = { ENDERECO: 'endereco', BENEFICIARIO: 'beneficiarios', CONDUTOR: 'condutor' } as const;

interface Digitado {
  readonly tipo: string | null;
  readonly subtipo: string | null;
  readonly vigIni: string | null;
  readonly bem: string;
  readonly outro: string;
  readonly premioAnualCentavos: number | null;
  readonly motivo: string;
  readonly canal: string | null;
}

const outroDe = (subtipo: string | null) => (subtipo === null ? undefined : OUTROS[subtipo as keyof typeof OUTROS]);

/** What differs from the policy as it stands. */
function depoisDe({ bem, outro, premioAnualCentavos, subtipo }: Digitado, { apolice }: EndossosDaApolice): PedidoEndosso['depois'] {
  const campo = outroDe(subtipo);
  return {
    ...(bem.trim() !== '' && bem.trim() !== apolice.bem && { bem: bem.trim() }),
    ...(campo && outro.trim() !== '' && { [campo]: outro.trim() }),
    ...(premioAnualCentavos !== null && premioAnualCentavos !== apolice.premioAnualCentavos && { premioAnualCentavos }),
  };
}

function judge(digitado: Digitado, lida: EndossosDaApolice): Erros<keyof Digitado> {
  const obrigatorios = (['subtipo', 'vigIni', 'motivo'] as const).filter((campo) => !digitado[campo]?.trim());
  const nadaMuda = Object.keys(depoisDe(digitado, lida)).length === 0;
  return {
    ...Object.fromEntries(obrigatorios.map((campo) => [campo, novo.obrigatorio])),
    ...(nadaMuda && { bem: novo.nadaMuda }),
  };
}

/** Asks for an endorsement: what changes, from when, and what that costs by the day. */
export const EndossarModal = ({ contrato, onClose }: { contrato: ContratoVisto; onClose: () => void }) => (
  <LeituraDaApolice contrato={contrato} titulo={novo.titulo} onClose={onClose}>
    {(lida) => <Formulario key={lida.apolice.versao} lida={lida} onClose={onClose} />}
  </LeituraDaApolice>
);

function Formulario({ lida, onClose }: { lida: EndossosDaApolice; onClose: () => void }) {
  const { apolice } = lida;
  const [hoje] = useState(() => hojeEm(new Date()));
  const ultimo = addDias(apolice.vigFim, -1);
  const form = useForm<Digitado, unknown>({
    inicial: {
      tipo: 'ALTERACAO',
      subtipo: null,
      vigIni: hoje < apolice.vigIni ? apolice.vigIni : hoje > ultimo ? ultimo : hoje,
      bem: apolice.bem,
      outro: '',
      premioAnualCentavos: apolice.premioAnualCentavos,
      motivo: '',
      canal: 'MANUAL',
    },
    judge: (digitado) => judge(digitado, lida),
    goTo: focusCampo,
    send: (digitado, { idempotencyKey }) =>
      call(
        endossoCalls.requestEndosso,
        {
          apoliceId: apolice.id,
          versao: apolice.versao,
          tipo: digitado.tipo as 'ALTERACAO',
          subtipo: digitado.subtipo as 'OUTRO',
          vigIni: digitado.vigIni ?? '',
          motivo: digitado.motivo.trim(),
          canal: digitado.canal as 'MANUAL',
          depois: depoisDe(digitado, lida),
        },
        { idempotencyKey },
      ),
    onSent: () => {
      showToast({ tone: 'sucesso', titulo: novo.feito });
      void refreshVenda();
      onClose();
    },
  });
  const { digitado, bind } = form;
  const campo = outroDe(digitado.subtipo);
  return (
    <FormDialog
      titulo={novo.titulo}
      size="lg"
      confirmar={novo.enviar}
      cancelar={copy.fechar}
      isSticky={form.isDirty}
      form={form}
      onClose={onClose}
    >
      <SegmentedControl label={novo.tipo} options={tipos} {...bind('tipo')} />
      <Grid minWidth={240} gap={3}>
        <Select label={novo.subtipo} options={subtipos} isRequired {...bind('subtipo')} />
        <DatePicker label={novo.vigIni} min={apolice.vigIni} max={ultimo} isRequired {...bind('vigIni')} />
        <TextField label={novo.bem} {...bind('bem')} />
        <MoneyField label={novo.premio} description={novo.premioAjuda(apolice.premioAnualCentavos)} {...bind('premioAnualCentavos')} />
      </Grid>
      {campo && <TextField label={novo[campo]} {...bind('outro')} />}
      <TextArea label={novo.motivo} isRequired maxLength={1000} {...bind('motivo')} />
      {lida.isPedidoPorAqui && <SegmentedControl label={novo.canal} options={canais} {...bind('canal')} />}
      <Previsao apoliceId={apolice.id} vigIni={digitado.vigIni} premioAnualCentavos={digitado.premioAnualCentavos} />
    </FormDialog>
  );
}

interface PrevisaoProps {
  apoliceId: string;
  vigIni: string | null;
  premioAnualCentavos: number | null;
}

/** What the endorsement costs as it is typed. */
function Previsao({ apoliceId, vigIni, premioAnualCentavos }: PrevisaoProps) {
  const anual = useDeferredValue(premioAnualCentavos ?? 0);
  const isPronta = vigIni !== null && premioAnualCentavos !== null;
  const pedido = { apoliceId, vigIni: vigIni ?? '', premioAnualCentavos: anual };
  const simulacao = useSimulacaoEndosso(pedido, isPronta);
  const { data, isPlaceholderData } = simulacao;
  if (!isPronta) return null;
  return (
    <section aria-live="polite">
      <Heading level={3}>{copy.conta.titulo}</Heading>
      <FormerAnswer isFormer={isPlaceholderData}>
        {simulacao.error ? (
          <FalhaDaSimulacao simulacao={simulacao} />
        ) : data ? (
          <ContaDoEndosso simulacao={data} />
        ) : (
          <Skeleton height={56} />
        )}
      </FormerAnswer>
    </section>
  );
}

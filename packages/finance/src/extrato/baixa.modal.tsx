import {
  type DivergenciaBaixa,
  extratoComissaoCalls,
  type OpcoesRecebimento,
  type ResultadoBaixa,
  type SimulacaoBaixa,
} from '@balcao/contracts';
import { formatCentavos, hojeEm, sentenceOfFalha } from '@balcao/domain';
import { call } from '@balcao/shared';
import { useForm } from '@balcao/shared/forms';
import { Alert, focusCampo, Grid, Heading, showToast, Skeleton, Stack, Text } from '@balcao/ui';
import { DatePicker, PercentField, Select } from '@balcao/ui/forms';
import { Disclosure } from '@balcao/ui/overlays';
import { type Column, DataTable } from '@balcao/ui/tables';
import { FormDialog } from '@balcao/ui/records';
import { useState } from 'react';
import { copy } from './extrato.copy.ts';
import { refreshExtratos, useSimulacao } from './extrato.resource.ts';

export interface BaixaModalProps {
  ids: readonly string[];
  opcoes: OpcoesRecebimento | undefined;
  onFeito: () => void;
  onClose: () => void;
}

interface Digitado {
  readonly contaId: string | null;
  readonly data: string | null;
  readonly impostoBps: number | null;
}

const { baixa } = copy;

/** Settles statements into an account, showing first what that does. */
export function BaixaModal({ ids, opcoes, onFeito, onClose }: BaixaModalProps) {
  const contas = opcoes?.contas ?? [];
  const [inicial] = useState<Digitado>(() => ({
    contaId: contas.length === 1 ? (contas[0]?.id ?? null) : null,
    data: hojeEm(new Date()),
    impostoBps: null,
  }));
  const form = useForm<Digitado, ResultadoBaixa>({
    inicial,
    judge: ({ contaId, data }) => ({ ...(!contaId && { contaId: copy.obrigatorio }), ...(!data && { data: copy.obrigatorio }) }),
    goTo: focusCampo,
    send: ({ contaId, data, impostoBps }, { idempotencyKey }) =>
      call(
        extratoComissaoCalls.settleExtratos,
        { ids: [...ids], contaId: contaId ?? '', data: data ?? '', impostoBps },
        { idempotencyKey },
      ),
    onSent: ({ baixados }) => {
      showToast({ tone: 'sucesso', titulo: baixa.feito(baixados) });
      void refreshExtratos();
      onFeito();
    },
  });
  const { contaId, data, impostoBps } = form.digitado;
  return (
    <FormDialog titulo={baixa.titulo(ids.length)} size="lg" confirmar={baixa.baixar(ids.length)} form={form} onClose={onClose}>
      {opcoes && contas.length === 0 && <Alert tone="atencao">{baixa.semConta}</Alert>}
      <Grid minWidth={200} gap={3}>
        <Select
          label={baixa.conta}
          isRequired
          options={contas.map(({ id, nome }) => ({ value: id, label: nome }))}
          {...form.bind('contaId')}
        />
        <DatePicker label={baixa.dia} isRequired {...form.bind('data')} />
        <PercentField label={baixa.imposto} description={baixa.impostoAjuda} {...form.bind('impostoBps')} />
      </Grid>
      <Heading level={3}>{baixa.previa}</Heading>
      {contaId && data ? <Previa pedido={{ ids: [...ids], contaId, data, impostoBps }} /> : <Text isSoft>{baixa.espera}</Text>}
    </FormDialog>
  );
}

type Prevista = SimulacaoBaixa['extratos'][number];
const colunas: readonly Column<Prevista>[] = [
  {
    id: 'extrato',
    header: baixa.colunas.extrato,
    isRowHeader: true,
    minWidth: '140px',
    cell: ({ seguradora, numero }) => `${seguradora} ${numero}`,
  },
  {
    id: 'casadas',
    header: baixa.colunas.casadas,
    width: '96px',
    isLabelledOnCard: true,
    cell: ({ casadas, linhas }) => `${casadas}/${linhas}`,
  },
  {
    id: 'bruto',
    header: baixa.colunas.bruto,
    width: '108px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ brutoCentavos }) => formatCentavos(brutoCentavos),
  },
  {
    id: 'impostos',
    header: baixa.colunas.impostos,
    width: '150px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ irrfCentavos, issCentavos, inssCentavos, outrosCentavos, origemImposto }) =>
      `${formatCentavos(irrfCentavos + issCentavos + inssCentavos + outrosCentavos)} ${baixa.origem[origemImposto]}`,
  },
  {
    id: 'liquido',
    header: baixa.colunas.liquido,
    width: '108px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ liquidoCentavos }) => formatCentavos(liquidoCentavos),
  },
  {
    id: 'semComissao',
    header: baixa.colunas.semComissao,
    width: '108px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ naoIdentificadoCentavos }) => formatCentavos(naoIdentificadoCentavos),
  },
  {
    id: 'divergencias',
    header: baixa.colunas.divergencias,
    width: '92px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ divergencias }) => String(divergencias),
  },
];

function Previa({ pedido }: { pedido: { ids: string[]; contaId: string; data: string; impostoBps: number | null } }) {
  const { data, error } = useSimulacao(pedido);
  if (error)
    return (
      <Alert tone="perigo" isLive>
        {error.errors[0]?.mensagem ?? sentenceOfFalha(error)}
      </Alert>
    );
  if (!data) return <Skeleton height={160} />;
  return (
    <Stack gap={3}>
      <DataTable caption={baixa.caption} columns={colunas} rows={data.extratos} rowId={({ extratoId }) => extratoId} maxHeight="320px" />
      <Text>
        {baixa.total} <strong>{formatCentavos(data.valorCentavos)}</strong>
      </Text>
      {data.totalDivergencias > 0 && (
        <Disclosure titulo={baixa.divergencias(data.totalDivergencias)}>
          <Divergencias simulacao={data} />
        </Disclosure>
      )}
    </Stack>
  );
}

function Divergencias({ simulacao: { extratos, divergencias } }: { simulacao: SimulacaoBaixa }) {
  const nomes = new Map(extratos.map(({ extratoId, seguradora, numero }) => [extratoId, `${seguradora} ${numero}`]));
  const say = ({ extratoId, ordem, motivo, esperadoCentavos, recebidoCentavos }: DivergenciaBaixa): string =>
    `${baixa.divergenciaDe(nomes.get(extratoId) ?? '', ordem)}: ${copy.divergencia[motivo]} (${baixa.valores(formatCentavos(esperadoCentavos), formatCentavos(recebidoCentavos))}).`;
  return (
    <ul>
      {divergencias.slice(0, 50).map((uma) => (
        <li key={`${uma.extratoId}${uma.linhaId ?? ''}${uma.motivo}${uma.esperadoCentavos}`}>{say(uma)}</li>
      ))}
    </ul>
  );
}

import type { ResumoConsumo } from '@balcao/contracts';
import { formatData } from '@balcao/domain';
import { Card, FormerAnswer, Grid, Stack } from '@balcao/ui';
import { ChartFrame, Kpi } from '@balcao/ui/tables';
import { copy } from './consumo.copy.ts';
import type { useResumo } from './consumo.resource.ts';

/** Keeps the place of a note that depends on the answer. */
const NOTA_A_VIR = '\u00a0';

/** The period at a glance: what the month used of the plan, what the period used, and its days as a chart with its table. */
export function Resumo({ leitura: { data, error, isFetching, isPlaceholderData, refetch } }: { leitura: ReturnType<typeof useResumo> }) {
  const status = data ? 'ready' : error && !isFetching ? 'failed' : 'loading';
  return (
    <FormerAnswer isFormer={isPlaceholderData}>
      <Stack gap={4}>
        <Grid minWidth={200}>
          <Kpi
            label={copy.mes}
            value={data?.mes.calculos ?? '—'}
            note={data ? noteOf(data) : NOTA_A_VIR}
            isLoading={status === 'loading'}
          />
          {(['calculos', 'buscas', 'mensagens'] as const).map((qual) => (
            <Kpi
              key={qual}
              label={copy.colunas[qual]}
              value={data?.total[qual] ?? '—'}
              note={copy.noPeriodo}
              isLoading={status === 'loading'}
            />
          ))}
        </Grid>
        <Card>
          <ChartFrame
            titulo={copy.grafico}
            descricao={data && copy.graficoTexto(formatData(data.de), formatData(data.ate))}
            points={(data?.dias ?? []).map(({ dia, calculos }) => ({ label: formatData(dia).slice(0, 5), value: calculos }))}
            labelHeader={copy.colunas.dia}
            valueHeader={copy.colunas.calculos}
            status={status}
            onRetry={() => void refetch()}
          />
        </Card>
      </Stack>
    </FormerAnswer>
  );
}

const noteOf = ({ mes: { limite } }: ResumoConsumo): string => (limite === null ? copy.semLimite : copy.limite(limite));

import type { PeriodoDoCaixa } from '@balcao/contracts';
import { formatCentavos, formatNumero, roundHalfUp } from '@balcao/domain';
import { below, Card, Link, Stack, Text } from '@balcao/ui';
import { ChartFrame, type Column, DataTable } from '@balcao/ui/tables';
import styled from 'styled-components';
import { copy } from './fluxo-caixa.copy.ts';
import { hasMovimento, lancamentosDe, rotuloDe, type VistaDoFluxo } from './fluxo-caixa.model.ts';

export interface PeriodosProps {
  /** Absent while they are on their way. */
  periodos: readonly PeriodoDoCaixa[] | undefined;
  vista: VistaDoFluxo;
  isLoading: boolean;
}

const { colunas } = copy;
const money = (id: keyof typeof colunas, of: (periodo: PeriodoDoCaixa) => number, mais: Partial<Column<PeriodoDoCaixa>> = {}) => ({
  id,
  header: colunas[id],
  align: 'end' as const,
  isLabelledOnCard: true,
  ...mais,
  cell: (periodo: PeriodoDoCaixa) => formatCentavos(of(periodo), { simbolo: false }),
});
const planejadoDe = (um: PeriodoDoCaixa): number => um.entradasPlanejadasCentavos - um.saidasPlanejadasCentavos;
const realizadoDe = (um: PeriodoDoCaixa): number => um.entradasRealizadasCentavos - um.saidasRealizadasCentavos;

const columnsOf = (vista: VistaDoFluxo): readonly Column<PeriodoDoCaixa>[] => [
  {
    id: 'periodo',
    header: colunas.periodo,
    isRowHeader: true,
    width: '112px',
    cell: (periodo) => <Link href={lancamentosDe(periodo, vista)}>{rotuloDe(periodo)}</Link>,
  },
  money('entradas', (um) => um.entradasRealizadasCentavos),
  money('aEntrar', (um) => um.entradasPrevistasCentavos),
  money('comissoes', (um) => um.comissoesPrevistasCentavos, { isWideOnly: true, isHiddenOnCard: true }),
  money('contam', (um) => um.entradasPonderadasCentavos, { from: 992 }),
  money('saidas', (um) => um.saidasRealizadasCentavos),
  money('aSair', (um) => um.saidasPrevistasCentavos),
  money('planejado', planejadoDe, { isWideOnly: true, isHiddenOnCard: true }),
  money('diferenca', (um) => realizadoDe(um) - planejadoDe(um), { from: 992 }),
  money('saldo', (um) => um.saldoCentavos),
];

const reais = (centavos: number): string => formatNumero(roundHalfUp(BigInt(centavos), 100n));

/** What each period comes to: the balance as a chart, and every figure as a table; of a month, the days on which anything happens. */
export function Periodos({ periodos, vista, isLoading }: PeriodosProps) {
  const shown = vista.agrupar === 'DIA' ? (periodos ?? []).filter(hasMovimento) : (periodos ?? []);
  return (
    <Fora $dias={vista.agrupar === 'DIA'}>
      <Card>
        <Stack gap={4}>
          {vista.agrupar !== 'DIA' && (
            <ChartFrame
              titulo={copy.grafico}
              descricao={copy.graficoTexto}
              points={shown.map((periodo) => ({ label: rotuloDe(periodo), value: periodo.saldoCentavos }))}
              format={reais}
              labelHeader={colunas.periodo}
              valueHeader={colunas.saldo}
              status={isLoading ? 'loading' : 'ready'}
            />
          )}
          <DataTable
            caption={copy.tabela}
            density="compact"
            columns={columnsOf(vista)}
            rows={shown}
            rowId={({ chave }) => chave}
            status={isLoading ? 'loading' : 'ready'}
            empty={<Text isSoft>{copy.semNada}</Text>}
          />
        </Stack>
      </Card>
    </Fora>
  );
}

/** On a phone the calendar is a list of the same days already. */
const Fora = styled.div<{ $dias: boolean }>`
  ${below(768)} {
    display: ${({ $dias }) => ($dias ? 'none' : 'block')};
  }
`;

import type { PeriodoDoCaixa } from '@balcao/contracts';
import { formatCentavos, formatNumero, roundHalfUp } from '@balcao/domain';
import { Link, Stack, Text } from '@balcao/ui';
import { Celula } from '@balcao/ui/lists';
import { ChartFrame, type Column, DataTable } from '@balcao/ui/tables';
import { copy } from './fluxo-caixa.copy.ts';
import { hasMovimento, lancamentosDe, rotuloDe, type VistaDoFluxo } from './fluxo-caixa.model.ts';

export interface PeriodosProps {
  /** Absent while they are on their way. */
  periodos: readonly PeriodoDoCaixa[] | undefined;
  vista: VistaDoFluxo;
  isLoading: boolean;
}

const { colunas } = copy;
const money = { width: '132px', align: 'end', isLabelledOnCard: true } as const;

const columnsOf = (vista: VistaDoFluxo): readonly Column<PeriodoDoCaixa>[] => [
  {
    id: 'periodo',
    header: colunas.periodo,
    isRowHeader: true,
    width: '120px',
    cell: (periodo) => <Link href={lancamentosDe(periodo, vista)}>{rotuloDe(periodo)}</Link>,
  },
  { id: 'entradas', header: colunas.entradas, ...money, cell: (um) => formatCentavos(um.entradasRealizadasCentavos) },
  {
    id: 'aEntrar',
    header: colunas.aEntrar,
    ...money,
    width: '156px',
    cell: ({ entradasPrevistasCentavos, entradasPonderadasCentavos, comissoesPrevistasCentavos }) => (
      <Celula
        detalhe={
          entradasPrevistasCentavos === 0
            ? null
            : [
                copy.ponderado(formatCentavos(entradasPonderadasCentavos)),
                ...(comissoesPrevistasCentavos > 0 ? [copy.comissoes(formatCentavos(comissoesPrevistasCentavos))] : []),
              ].join(' · ')
        }
      >
        {formatCentavos(entradasPrevistasCentavos)}
      </Celula>
    ),
  },
  { id: 'saidas', header: colunas.saidas, ...money, cell: (um) => formatCentavos(um.saidasRealizadasCentavos) },
  { id: 'aSair', header: colunas.aSair, ...money, cell: (um) => formatCentavos(um.saidasPrevistasCentavos) },
  {
    id: 'planejado',
    header: colunas.planejado,
    width: '184px',
    align: 'end',
    from: 992,
    isLabelledOnCard: true,
    cell: (um) => {
      const planejado = um.entradasPlanejadasCentavos - um.saidasPlanejadasCentavos;
      const realizado = um.entradasRealizadasCentavos - um.saidasRealizadasCentavos;
      return (
        <Celula detalhe={copy.planejado(formatCentavos(um.entradasPlanejadasCentavos), formatCentavos(um.saidasPlanejadasCentavos))}>
          {copy.diferenca(formatCentavos(realizado - planejado))}
        </Celula>
      );
    },
  },
  { id: 'saldo', header: colunas.saldo, ...money, cell: (um) => formatCentavos(um.saldoCentavos) },
];

const reais = (centavos: number): string => formatNumero(roundHalfUp(BigInt(centavos), 100n));

/** What each period comes to: the balance as a chart, and every figure as a table; of a month, the days on which anything happens. */
export function Periodos({ periodos, vista, isLoading }: PeriodosProps) {
  const shown = vista.agrupar === 'DIA' ? (periodos ?? []).filter(hasMovimento) : (periodos ?? []);
  return (
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
  );
}

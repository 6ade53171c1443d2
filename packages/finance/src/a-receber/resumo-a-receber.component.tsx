import type { AReceberDaSeguradora } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Button, Card, ErrorState, Skeleton } from '@balcao/ui';
import { type Column, DataTable } from '@balcao/ui/tables';
import { copy } from './a-receber.copy.ts';
import { type ListaAReceber, useTotais } from './a-receber.resource.ts';

const { resumo } = copy;
const IDADES = {
  aVencer: 'aVencerCentavos',
  ate30: 'ate30Centavos',
  ate60: 'ate60Centavos',
  ate90: 'ate90Centavos',
  maisDe90: 'maisDe90Centavos',
} as const satisfies Readonly<Record<string, keyof AReceberDaSeguradora>>;

const money = (centavos: number): string => (centavos === 0 ? '' : formatCentavos(centavos));

/** Of the ages, those that the filters find something of. */
const columnsOf = (linhas: readonly AReceberDaSeguradora[]): readonly Column<AReceberDaSeguradora>[] => [
  { id: 'seguradora', header: resumo.colunas.seguradora, isRowHeader: true, minWidth: '140px', cell: ({ nome }) => nome },
  ...(Object.keys(IDADES) as (keyof typeof IDADES)[])
    .filter((idade) => idade !== 'aVencer' || linhas.some((linha) => linha.aVencerCentavos !== 0))
    .map((idade) => ({
      id: idade,
      header: resumo.colunas[idade],
      width: '118px',
      narrowWidth: '106px',
      align: 'end' as const,
      isLabelledOnCard: true,
      cell: (linha: AReceberDaSeguradora) => money(linha[IDADES[idade]]),
    })),
  {
    id: 'falta',
    header: resumo.colunas.falta,
    width: '124px',
    narrowWidth: '112px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ faltaCentavos }) => <strong>{formatCentavos(faltaCentavos)}</strong>,
  },
];

/** What each insurer owes of what the filters find, by how long it was expected; read by itself, so that the list does not wait for it. */
export function ResumoAReceber({ lista }: { lista: ListaAReceber }) {
  const { data, error, refetch } = useTotais(lista.filtro);
  const { seguradora } = lista.consulta;
  if (error)
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return <Skeleton height={160} />;
  if (data.seguradoras.length === 0) return null;
  return (
    <Card
      titulo={resumo.titulo}
      isFlush
      actions={
        seguradora && (
          <Button size="sm" onClick={() => lista.change({ seguradora: undefined })}>
            {resumo.todas}
          </Button>
        )
      }
    >
      <DataTable
        caption={resumo.caption}
        columns={columnsOf(data.seguradoras)}
        rows={data.seguradoras}
        rowId={({ slug }) => slug}
        rowName={({ nome }) => nome}
        maxHeight="232px"
        {...(!seguradora && {
          rowActions: ({ slug, nome }: AReceberDaSeguradora) => (
            <Button size="sm" aria-label={`${resumo.so}: ${nome}`} onClick={() => lista.change({ seguradora: slug })}>
              {resumo.so}
            </Button>
          ),
        })}
      />
    </Card>
  );
}

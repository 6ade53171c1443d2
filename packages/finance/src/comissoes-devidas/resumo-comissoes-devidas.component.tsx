import type { AReceberDaSeguradora } from '@balcao/contracts';
import { formatCentavos } from '@balcao/domain';
import { Button, Card, ErrorState, Skeleton } from '@balcao/ui';
import { type Column, DataTable } from '@balcao/ui/tables';
import { useState } from 'react';
import { copy } from './comissoes-devidas.copy.ts';
import { type ListaAReceber, useTotais } from './comissoes-devidas.resource.ts';

const { resumo } = copy;
/** Insurers shown until the others are asked for: those that owe the most. */
const PRIMEIRAS = 4;
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
      isHiddenOnCard: idade !== 'maisDe90',
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
  const [isInteiro, setInteiro] = useState(false);
  if (error)
    return (
      <Card>
        <ErrorState onRetry={() => void refetch()} />
      </Card>
    );
  if (!data) return <Skeleton height={160} />;
  const { seguradoras } = data;
  if (seguradoras === null || seguradoras.length === 0) return null;
  return (
    <Card
      titulo={resumo.titulo}
      isFlush
      actions={
        seguradora ? (
          <Button size="sm" onClick={() => lista.change({ seguradora: undefined })}>
            {resumo.todas}
          </Button>
        ) : (
          seguradoras.length > PRIMEIRAS && (
            <Button size="sm" variant="quiet" aria-expanded={isInteiro} onClick={() => setInteiro(!isInteiro)}>
              {isInteiro ? resumo.menos : resumo.mostrar(seguradoras.length)}
            </Button>
          )
        )
      }
    >
      <DataTable
        caption={resumo.caption}
        columns={columnsOf(seguradoras)}
        rows={isInteiro ? seguradoras : seguradoras.slice(0, PRIMEIRAS)}
        rowId={({ slug }) => slug}
        rowName={({ nome }) => nome}
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

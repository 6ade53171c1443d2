import type { OportunidadeDeVenda } from '@balcao/contracts';
import { formatNumero } from '@balcao/domain';
import { ButtonLink, Card, EmptyState, Page } from '@balcao/ui';
import { TabelaDaLista } from '@balcao/ui/lists';
import { LeituraRegistro } from '@balcao/ui/records';
import type { Column } from '@balcao/ui/tables';
import { copy as frases } from './atos-segurado.copy.ts';
import { useOportunidades } from './atos-segurado.resource.ts';

const copy = frases.oportunidades;
const PAINEL = '/segurados/painel';
const hrefOf = ({ pessoa, tem, falta }: OportunidadeDeVenda): string => `${PAINEL}?${new URLSearchParams({ pessoa, tem, falta })}`;

const colunas: readonly Column<OportunidadeDeVenda>[] = [
  { id: 'tem', header: copy.coluna.tem, isRowHeader: true, cell: ({ tem }) => copy.linha[tem] },
  { id: 'falta', header: copy.coluna.falta, isLabelledOnCard: true, cell: ({ falta }) => copy.linha[falta] },
  { id: 'quem', header: copy.coluna.quem, width: '120px', cell: ({ pessoa }) => copy.pessoa[pessoa] },
  {
    id: 'quantos',
    header: copy.coluna.quantos,
    width: '110px',
    align: 'end',
    isLabelledOnCard: true,
    cell: ({ segurados }) => formatNumero(segurados),
  },
];

/** Whom what may be offered to: each row is the list of clients, narrowed to them. */
export function Oportunidades() {
  const leitura = useOportunidades();
  return (
    <Page
      routeId="seguradosPainel"
      titulo={copy.titulo}
      descricao={copy.descricao}
      voltar={{ href: PAINEL, texto: copy.voltar }}
      busy={leitura.isPending}
    >
      <LeituraRegistro leitura={leitura} altura={400}>
        {(todas) =>
          todas.length === 0 ? (
            <Card>
              <EmptyState titulo={copy.nenhuma}>{copy.nenhumaTexto}</EmptyState>
            </Card>
          ) : (
            <Card isFlush>
              <TabelaDaLista
                caption={copy.titulo}
                columns={colunas}
                rows={todas}
                rowId={({ pessoa, tem, falta }) => `${pessoa}.${tem}.${falta}`}
                status="ready"
                larguraDasAcoes="136px"
                rowActions={(uma) => (
                  <ButtonLink size="sm" href={hrefOf(uma)} aria-label={copy.verDe(copy.linha[uma.tem], copy.linha[uma.falta])}>
                    {copy.ver}
                  </ButtonLink>
                )}
              />
            </Card>
          )
        }
      </LeituraRegistro>
    </Page>
  );
}

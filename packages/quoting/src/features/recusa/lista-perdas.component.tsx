import { addressOf, ConsultaPerdas, MotivoRecusa, type OrcamentoPerdido, quotingRoutes, type TotalPorMotivo } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { Button, Card, Cluster, DateText, EmptyState, Link, Money, Page, Skeleton, Stack, token } from '@balcao/ui';
import { type Column, Pagination } from '@balcao/ui/tables';
import { useSearchParams } from 'react-router-dom';
import styled, { css } from 'styled-components';
import { Celula } from '../../celula.component.tsx';
import { FalhaDeLeitura, isSemAcesso } from '../../falha-de-leitura.component.tsx';
import { TabelaDaLista } from '../../tabela-da-lista.component.tsx';
import { enderecoDaHistoria } from '../../rota-do-formulario.ts';
import { copy, rotuloDoMotivo } from './recusa.copy.ts';
import { usePerdas } from './recusa.resource.ts';
import { useReabrir } from './use-reabrir.ts';

const voltar = { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar };
const colunas: readonly Column<OrcamentoPerdido>[] = [
  {
    id: 'segurado',
    header: copy.colunas.segurado,
    isRowHeader: true,
    cell: ({ orcamentoId, segurado }) => <Link href={enderecoDaHistoria(orcamentoId)}>{segurado ?? copy.semSegurado}</Link>,
  },
  { id: 'numero', header: copy.colunas.numero, align: 'end', width: '72px', cell: ({ numero }) => numero },
  {
    id: 'motivo',
    header: copy.colunas.motivo,
    width: '200px',
    cell: ({ motivo, texto }) => <Celula detalhe={texto}>{rotuloDoMotivo[motivo]}</Celula>,
  },
  { id: 'concorrente', header: copy.colunas.concorrente, width: '150px', cell: ({ concorrente }) => concorrente ?? '—' },
  {
    id: 'premio',
    header: copy.colunas.premio,
    align: 'end',
    width: '120px',
    cell: ({ premioPerdidoCentavos }) => <Money centavos={premioPerdidoCentavos} isStrong />,
  },
  { id: 'recusadoEm', header: copy.colunas.recusadoEm, width: '140px', cell: ({ recusadoEm }) => <DateText iso={recusadoEm} hasTime /> },
  { id: 'recontatoEm', header: copy.colunas.recontatoEm, width: '110px', cell: ({ recontatoEm }) => <DateText iso={recontatoEm} /> },
];

/** What the address asks for; what breaks the contract counts as absent. */
function consultaOf(search: URLSearchParams): ConsultaPerdas {
  const motivo = MotivoRecusa.safeParse(search.get('motivo')).data;
  const asked = { pagina: search.get('pagina') ?? 1, ...(motivo && { motivo }) };
  return ConsultaPerdas.safeParse(asked).data ?? ConsultaPerdas.parse({});
}

/** Every loss the user may see, and where most is lost. */
export function ListaPerdas() {
  const [search, setSearch] = useSearchParams();
  const consulta = consultaOf(search);
  const perdas = usePerdas(consulta);
  const { reabrir } = useReabrir();
  const status = perdas.isError ? 'failed' : 'ready';
  // the totals take room of their own: the list must not be drawn first and pushed down by them
  if (perdas.isPending) {
    return (
      <Page routeId="orcamentoRecusado" titulo={copy.titulo} voltar={voltar} busy>
        <Skeleton lines={12} />
      </Page>
    );
  }
  if (isSemAcesso(perdas.error)) {
    return (
      <Page routeId="orcamentoRecusado" titulo={copy.titulo} voltar={voltar}>
        <Card>
          <FalhaDeLeitura falha={perdas.error} onRetry={() => void perdas.refetch()} />
        </Card>
      </Page>
    );
  }
  return (
    <Page routeId="orcamentoRecusado" titulo={copy.titulo} voltar={voltar}>
      <Stack gap={3}>
        <Totais totais={perdas.data?.totais ?? []} atual={consulta.motivo} onSelect={(motivo) => setSearch(motivo ? { motivo } : {})} />
        <Card isFlush>
          <TabelaDaLista
            caption={copy.tabela}
            columns={colunas}
            rows={perdas.data?.itens ?? []}
            rowId={({ orcamentoId }) => orcamentoId}
            status={status}
            onRetry={() => void perdas.refetch()}
            failure={perdas.error && sentenceOfFalha(perdas.error)}
            empty={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
            onClearFilters={consulta.motivo ? () => setSearch({}) : undefined}
            larguraDasAcoes="100px"
            rowActions={(perda) => (
              <Button size="sm" aria-label={copy.reabrirDe(perda.numero)} onClick={() => reabrir(perda.orcamentoId, perda.numero)}>
                {copy.reabrir}
              </Button>
            )}
          />
          {perdas.data && perdas.data.total > 0 && (
            <Pagination
              pagina={consulta.pagina}
              tamanho={consulta.tamanho}
              total={perdas.data.total}
              onChange={(pagina) => setSearch({ ...(consulta.motivo && { motivo: consulta.motivo }), pagina: String(pagina) })}
            />
          )}
        </Card>
      </Stack>
    </Page>
  );
}

interface TotaisProps {
  totais: readonly TotalPorMotivo[];
  atual: MotivoRecusa | undefined;
  onSelect: (motivo: MotivoRecusa | null) => void;
}

/** Each motive with what it cost; pressing one lists only its losses. */
function Totais({ totais, atual, onSelect }: TotaisProps) {
  if (totais.length === 0) return null;
  return (
    <Cluster gap={2} role="group" aria-label={copy.totais}>
      <Todos size="sm" aria-pressed={atual === undefined} onClick={() => onSelect(null)}>
        {copy.todos}
      </Todos>
      {totais.map(({ motivo, quantidade, premioPerdidoCentavos }) => (
        <Total key={motivo} size="sm" aria-pressed={atual === motivo} onClick={() => onSelect(motivo)}>
          <span>
            {rotuloDoMotivo[motivo]} · {copy.quantidade(quantidade)} · <Money centavos={premioPerdidoCentavos} />
          </span>
        </Total>
      ))}
    </Cluster>
  );
}

const MARCADO = css`
  &[aria-pressed='true'] {
    color: ${token('primariaTexto')};
    background: ${token('primariaSuave')};
    border-color: ${token('primaria')};
  }
`;

/* the longest of them is wider than a phone */
const Total = styled(Button)`
  height: auto;
  white-space: normal;
  text-align: start;
  ${MARCADO}
`;

const Todos = styled(Button)`
  ${MARCADO}
`;

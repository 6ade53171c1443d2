import { addressOf, type MotivoRecusa, type OrcamentoPerdido, quotingRoutes, type TotalPorMotivo } from '@balcao/contracts';
import { Button, Cluster, DateText, EmptyState, Link, Money, Page, Skeleton, Stack, token } from '@balcao/ui';
import { Celula, Lista } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import styled, { css } from 'styled-components';
import { enderecoDaHistoria } from '../../rota-do-formulario.ts';
import { usePerdas } from './perdas.resource.ts';
import { copy, rotuloDoMotivo } from './recusa.copy.ts';
import { useReopen } from './use-reopen.ts';

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
  { id: 'concorrente', header: copy.colunas.concorrente, width: '150px', from: 1200, cell: ({ concorrente }) => concorrente ?? '—' },
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

/** Every loss the user may see, and where most is lost. */
export function ListaPerdas() {
  const lista = usePerdas();
  const { consulta, data, change, status } = lista;
  const { reopen } = useReopen();
  // the totals take room of their own: the list must not be drawn first and pushed down by them
  return (
    <Page routeId="orcamentoRecusado" titulo={copy.titulo} voltar={voltar} busy={status === 'loading'}>
      {status === 'loading' ? (
        <Skeleton lines={12} />
      ) : (
        <Stack gap={3}>
          <Totais totais={data?.totais ?? []} atual={consulta.motivo} onSelect={(motivo) => change({ motivo })} />
          <Lista
            lista={lista}
            caption={copy.tabela}
            columns={colunas}
            rowId={({ orcamentoId }) => orcamentoId}
            vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
            larguraDasAcoes="100px"
            rowActions={(perda) => (
              <Button size="sm" aria-label={copy.reabrirDe(perda.numero)} onClick={() => reopen(perda.orcamentoId, perda.numero)}>
                {copy.reabrir}
              </Button>
            )}
          />
        </Stack>
      )}
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

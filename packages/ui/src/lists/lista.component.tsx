import { sentenceOfFalha } from '@balcao/domain';
import { Button, ButtonLink, Card, EmptyState, FormerAnswer, IconButton, token } from '@balcao/ui';
import { FalhaDeLeitura, isSemAcesso } from '@balcao/ui/failures';
import { IconeVer } from '@balcao/ui/screen-icons';
import { Pagination } from '@balcao/ui/tables';
import styled from 'styled-components';
import { AbasDeFiltros } from './abas-de-filtros.component.tsx';
import { arrangeColumns } from './arrange-columns.ts';
import { BuscaDaLista } from './busca-da-lista.component.tsx';
import { ColunasDaLista } from './colunas-da-lista.component.tsx';
import { FiltrosDaLista } from './filtros-da-lista.component.tsx';
import type { EstadoDaLista, FiltrosDaTela, ListaProps } from './lista.props.ts';
import { copy } from './lists.copy.ts';
import { TabelaDaLista } from './tabela-da-lista.component.tsx';
import { usePapelDeitado } from './use-papel-deitado.ts';

/**
 * A list, whole: what narrows it, its table in every state it can be in, what is done with the selected, and its pages.
 *
 * @example <Lista lista={useProdutores()} caption={copy.tabela} columns={colunas} rowId={({ id }) => id} busca={copy.busca} vazio={…} />
 */
export function Lista<Row>({ lista, columns, busca, filtros, acoes, vazio, totais, barra, vista, onPeek, ...table }: ListaProps<Row>) {
  const { arranjo, arrange, salvos } = lista;
  usePapelDeitado();
  // without the access there is nothing to narrow, to order or to take out
  if (!vista && isSemAcesso(lista.falha)) {
    return (
      <Card>
        <FalhaDeLeitura falha={lista.falha} onRetry={lista.retry} />
      </Card>
    );
  }
  if (salvos?.isPerdido) {
    return (
      <Card isFlush>
        <AbasDeFiltros salvos={salvos} />
        <div role="alert">
          <EmptyState titulo={copy.abas.perdido} action={<ShowAll {...salvos} />} />
        </div>
      </Card>
    );
  }
  const hasFiltros = Boolean(busca || filtros || acoes);
  // a list without a bar is short of room for one
  const colunas = hasFiltros && !vista && arranjo && arrange && <ColunasDaLista columns={columns} arranjo={arranjo} onChange={arrange} />;
  return (
    <Card isFlush>
      {salvos && <AbasDeFiltros salvos={salvos} />}
      {hasFiltros && (
        <FiltrosDaLista
          ativos={lista.ativos}
          onClear={lista.clear}
          acoes={
            (acoes || colunas) && (
              <>
                {acoes}
                {colunas}
              </>
            )
          }
          busca={busca && <BuscaDaLista label={busca} q={lista.consulta.q} onSearch={lista.search} />}
        >
          {filtros}
        </FiltrosDaLista>
      )}
      {vista || (
        <FormerAnswer isFormer={lista.isAnterior ?? false}>
          <TabelaDaLista
            {...table}
            {...(onPeek && { rowActions: withPeek(onPeek, table) })}
            columns={arranjo ? arrangeColumns(columns, arranjo) : columns}
            box={lista.box}
            rows={lista.rows}
            status={lista.status}
            onRetry={lista.retry}
            failure={lista.falha && sentenceOfFalha(lista.falha)}
            empty={lista.total > 0 ? <SemPagina {...lista} /> : salvos?.atual ? <NadaNoFiltro {...salvos} /> : vazio}
            onClearFilters={lista.ativos > 0 && lista.total === 0 ? lista.clear : undefined}
            sort={lista.sort}
            onSort={lista.orderBy}
            onResize={arranjo && arrange && ((id, largura) => arrange({ ...arranjo, larguras: { ...arranjo.larguras, [id]: largura } }))}
          />
          {barra}
          {lista.total > 0 && totais && <Totais>{totais}</Totais>}
          {lista.total > 0 && (
            <Pagination
              pagina={lista.consulta.pagina}
              tamanho={lista.consulta.tamanho}
              total={lista.total}
              isTotalMinimo={lista.isTotalMinimo}
              onChange={(pagina) => lista.change({ pagina })}
              onTamanho={(tamanho) => lista.change({ tamanho })}
            />
          )}
        </FormerAnswer>
      )}
    </Card>
  );
}

const withPeek = <Row,>(
  onPeek: (row: Row) => void,
  { rowActions, rowName, rowId }: Pick<ListaProps<Row>, 'rowActions' | 'rowName' | 'rowId'>,
) =>
  function Actions(row: Row) {
    const nome = copy.peek((rowName ?? rowId)(row));
    return (
      <>
        <IconButton size="sm" label={nome} icon={<IconeVer size={16} aria-hidden />} onClick={() => onPeek(row)} />
        {rowActions?.(row)}
      </>
    );
  };

const Totais = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token('espaco1')} ${token('espaco4')};
  justify-content: flex-end;
  padding: ${token('espaco2')} ${token('espaco4')} 0;
  font-size: ${token('texto13')};
  border-top: 1px solid ${token('borda')};
`;

/** The address asks for a page beyond the last: records were there when it was written. */
const SemPagina = ({ change }: Pick<EstadoDaLista<never>, 'change'>) => (
  <EmptyState titulo={copy.semPagina} action={<Button onClick={() => change({ pagina: 1 })}>{copy.primeira}</Button>}>
    {copy.semPaginaTexto}
  </EmptyState>
);

const ShowAll = ({ hrefOf }: Pick<FiltrosDaTela, 'hrefOf'>) => <ButtonLink href={hrefOf(null)}>{copy.abas.verTodos}</ButtonLink>;

/** The list may hold records: none of them is what this filter asks for. */
const NadaNoFiltro = ({ hrefOf }: Pick<FiltrosDaTela, 'hrefOf'>) => (
  <EmptyState titulo={copy.abas.nada} action={<ShowAll hrefOf={hrefOf} />} />
);

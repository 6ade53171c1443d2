import type { ConsultaCotacoes } from '@balcao/contracts';
import { hojeEm, sentenceOfFalha } from '@balcao/domain';
import { Card, EmptyState, showToast } from '@balcao/ui';
import { Pagination, type Sort } from '@balcao/ui/tables';
import { useSearchParams } from 'react-router-dom';
import { FalhaDeLeitura, isSemAcesso } from '../../falha-de-leitura.component.tsx';
import { saveFile } from '../../save-file.resource.ts';
import { TabelaDaLista } from '../../tabela-da-lista.component.tsx';
import { colunas } from './colunas-calculos.component.tsx';
import { copy } from './cotacoes.copy.ts';
import { calculos, type MudancaCalculos } from './cotacoes.model.ts';
import { exportCsv, useCotacoes } from './cotacoes.resource.ts';
import { FiltrosCalculos } from './filtros-calculos.component.tsx';
import { showFailure } from '../../show-failure.ts';

const { consultaOf, withMudanca, hasFiltros, withoutFiltros } = calculos;

/** Every run the user may see; the address holds filters, order and page. */
export function Calculos() {
  const [search, setSearch] = useSearchParams();
  const consulta = consultaOf(search);
  const { data, error, isError, isPending, refetch } = useCotacoes(consulta);
  const change = (mudanca: MudancaCalculos) => setSearch(withMudanca(search, mudanca), { replace: !('pagina' in mudanca) });
  const clear = () => setSearch(withoutFiltros(search));
  // without the access there is nothing to narrow, to order or to take out
  if (isSemAcesso(error)) {
    return (
      <Card>
        <FalhaDeLeitura falha={error} onRetry={() => void refetch()} />
      </Card>
    );
  }
  return (
    <Card isFlush>
      <FiltrosCalculos consulta={consulta} onChange={change} onClear={clear} onExport={() => exportList(consulta)} />
      <TabelaDaLista
        caption={copy.tabela}
        columns={colunas}
        rows={data?.itens ?? []}
        rowId={({ id }) => id}
        status={isError ? 'failed' : isPending ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        failure={error && sentenceOfFalha(error)}
        empty={<EmptyState titulo={copy.vazioTitulo}>{copy.vazioTexto}</EmptyState>}
        onClearFilters={hasFiltros(search) ? clear : undefined}
        sort={sortOf(consulta.ordenar)}
        onSort={({ column, direction }) => change({ ordenar: direction === 'desc' ? `-${column}` : column })}
      />
      {data && data.total > 0 && (
        <Pagination
          pagina={consulta.pagina}
          tamanho={consulta.tamanho}
          total={data.total}
          isTotalMinimo={data.isTotalMinimo}
          onChange={(pagina) => change({ pagina })}
          onTamanho={(tamanho) => change({ tamanho })}
        />
      )}
    </Card>
  );
}

function sortOf(ordenar: string | undefined): Sort | undefined {
  if (!ordenar) return undefined;
  return ordenar.startsWith('-') ? { column: ordenar.slice(1), direction: 'desc' } : { column: ordenar, direction: 'asc' };
}

async function exportList(consulta: ConsultaCotacoes): Promise<void> {
  try {
    saveFile(await exportCsv(consulta), copy.arquivo(hojeEm(new Date())));
    showToast({ tone: 'sucesso', titulo: copy.exportou });
  } catch (error) {
    showFailure(copy.falhaExportar, error);
  }
}

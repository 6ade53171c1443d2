import { addressOf, type OrcamentoResumo, quotingRoutes } from '@balcao/contracts';
import { hojeEm, sentenceOfFalha } from '@balcao/domain';
import { navigateTo, useComandos } from '@balcao/shared';
import { Button, ButtonLink, Card, EmptyState, Page, showToast } from '@balcao/ui';
import { IconeAdicionar, IconeAplicativos } from '@balcao/ui/screen-icons';
import { Pagination, type Sort } from '@balcao/ui/tables';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { FalhaDeLeitura, isSemAcesso } from '../../falha-de-leitura.component.tsx';
import { saveFile } from '../../save-file.resource.ts';
import { TabelaDaLista } from '../../tabela-da-lista.component.tsx';
import { colunas } from './colunas.component.tsx';
import { FiltrosOrcamentos } from './filtros-orcamentos.component.tsx';
import { FiltrosSalvos } from './filtros-salvos.component.tsx';
import { copy } from './orcamentos.copy.ts';
import {
  consultaGuardada,
  consultaOf,
  enderecoDoFiltro,
  hasFiltros,
  isQuadro,
  type Mudanca,
  withMudanca,
  withoutFiltros,
} from './orcamentos.model.ts';
import { exportCsv, useFiltros, useOrcamentos } from './orcamentos.resource.ts';
import { Quadro } from './quadro.component.tsx';
import { Selecao } from './selecao.component.tsx';
import { useAcoes } from './use-acoes.component.tsx';
import { showFailure } from '../../show-failure.ts';

/** `/multicalculo/orcamentos`: every quote the user may see, as a list or a board; the address holds filters, order, page and view. */
export function OrcamentosPage() {
  const [search, setSearch] = useSearchParams();
  const consulta = consultaOf(search);
  const isBoard = isQuadro(search);
  const orcamentos = useOrcamentos(consulta, !isBoard);
  useFiltroPadrao();
  const change = (mudanca: Mudanca) => setSearch(withMudanca(search, mudanca), { replace: !('pagina' in mudanca) });
  const clear = () => setSearch(withoutFiltros(search));
  const toggle = () => {
    const next = new URLSearchParams(search);
    if (isBoard) next.delete('vista');
    else next.set('vista', 'quadro');
    setSearch(next);
  };
  useComandos([
    {
      id: 'novo-orcamento',
      titulo: copy.novo,
      teclas: ['n'],
      exige: quotingRoutes.rules.novoOrcamento,
      run: () => navigateTo(addressOf(quotingRoutes, 'novoOrcamento')),
    },
    { id: 'vista', titulo: isBoard ? copy.quadro.lista : copy.quadro.quadro, teclas: ['q'], run: toggle },
    { id: 'exportar', titulo: copy.exportar, run: () => void exportList(consulta) },
  ]);
  const { rowActions, dialog } = useAcoes();
  const novo = (
    <ButtonLink href={addressOf(quotingRoutes, 'novoOrcamento')} variant="primary" icon={<IconeAdicionar size={16} aria-hidden />}>
      {copy.novo}
    </ButtonLink>
  );
  if (!isBoard && isSemAcesso(orcamentos.error)) {
    return (
      <Page routeId="orcamentos" titulo={copy.titulo}>
        <Card>
          <FalhaDeLeitura falha={orcamentos.error} onRetry={() => void orcamentos.refetch()} />
        </Card>
      </Page>
    );
  }
  return (
    <Page routeId="orcamentos" titulo={copy.titulo} busy={!isBoard && orcamentos.isPending} actions={novo}>
      <Card isFlush>
        <FiltrosOrcamentos consulta={consulta} onChange={change} onClear={clear} onExport={() => exportList(consulta)}>
          <Button icon={<IconeAplicativos size={16} aria-hidden />} onClick={toggle}>
            {isBoard ? copy.quadro.lista : copy.quadro.quadro}
          </Button>
          <FiltrosSalvos atual={consultaGuardada(search)} onApply={(guardada) => setSearch(enderecoDoFiltro(search, guardada))} />
        </FiltrosOrcamentos>
        {isBoard ? (
          <Quadro consulta={consulta} actions={rowActions} />
        ) : (
          <Lista {...{ orcamentos, consulta, novo, rowActions, change }} onClear={hasFiltros(search) ? clear : undefined} />
        )}
      </Card>
      {dialog}
    </Page>
  );
}

interface ListaProps {
  orcamentos: ReturnType<typeof useOrcamentos>;
  consulta: ReturnType<typeof consultaOf>;
  novo: ReactNode;
  rowActions: (orcamento: OrcamentoResumo) => ReactNode;
  change: (mudanca: Mudanca) => void;
  /** Present while something narrows the list. */
  onClear: (() => void) | undefined;
}

function Lista({ orcamentos: { data, error, isError, isPending, refetch }, consulta, novo, rowActions, change, onClear }: ListaProps) {
  // a case stays chosen when the page turns
  const [chosen, setChosen] = useState<ReadonlyMap<string, OrcamentoResumo>>(new Map());
  const itens = data?.itens ?? [];
  // what is chosen is judged by what the list says of it now
  const escolhidos = new Map([...chosen].map(([id, orcamento]) => [id, itens.find((item) => item.id === id) ?? orcamento] as const));
  const onSelect = (ids: ReadonlySet<string>) => {
    const known = new Map([...chosen, ...itens.map((orcamento) => [orcamento.id, orcamento] as const)]);
    setChosen(new Map([...known].filter(([id]) => ids.has(id)).slice(0, MAX_SELECAO)));
  };
  return (
    <>
      <TabelaDaLista
        caption={copy.tabela}
        columns={colunas}
        rows={itens}
        rowId={({ id }) => id}
        rowName={({ numero, segurado }) => copy.nomeDaLinha(numero, segurado ?? copy.semSegurado)}
        status={isError ? 'failed' : isPending ? 'loading' : 'ready'}
        onRetry={() => void refetch()}
        failure={error && sentenceOfFalha(error)}
        empty={
          <EmptyState titulo={copy.vazioTitulo} action={novo}>
            {copy.vazioTexto}
          </EmptyState>
        }
        onClearFilters={onClear}
        sort={sortOf(consulta.ordenar)}
        onSort={({ column, direction }) => change({ ordenar: direction === 'desc' ? `-${column}` : column })}
        selected={new Set(chosen.keys())}
        onSelect={onSelect}
        rowActions={rowActions}
      />
      {chosen.size > 0 && <Selecao escolhidos={escolhidos} onClear={() => setChosen(new Map())} />}
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
    </>
  );
}

/** As many as the gateway takes at once. */
const MAX_SELECAO = 100;

/** An address that asks for nothing opens with the user's own default filter. */
function useFiltroPadrao(): void {
  const [search, setSearch] = useSearchParams();
  const { data } = useFiltros();
  const isBare = useRef([...search.keys()].length === 0);
  useEffect(() => {
    if (!data) return;
    const padrao = data.find((filtro) => filtro.padrao);
    if (isBare.current && padrao) setSearch(new URLSearchParams(padrao.consulta), { replace: true });
    isBare.current = false;
  }, [data, setSearch]);
}

function sortOf(ordenar: string | undefined): Sort | undefined {
  if (!ordenar) return undefined;
  return ordenar.startsWith('-') ? { column: ordenar.slice(1), direction: 'desc' } : { column: ordenar, direction: 'asc' };
}

async function exportList(consulta: ReturnType<typeof consultaOf>): Promise<void> {
  try {
    saveFile(await exportCsv(consulta), copy.arquivo(hojeEm(new Date())));
    showToast({ tone: 'sucesso', titulo: copy.exportou });
  } catch (error) {
    showFailure(copy.falhaExportar, error);
  }
}

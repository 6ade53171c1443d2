import { addressOf, quotingRoutes } from '@balcao/contracts';
import { navigateTo, useComandos } from '@balcao/shared';
import { useEscolhidas } from '@balcao/shared/lists';
import { Button, ButtonLink, EmptyState, Page } from '@balcao/ui';
import { isSemAcesso } from '@balcao/ui/failures';
import { ExportLista, Lista, TotaisDaLista, useExportacao } from '@balcao/ui/lists';
import { IconeAdicionar, IconeAplicativos } from '@balcao/ui/screen-icons';
import { useSearchParams } from 'react-router-dom';
import { colunas } from './colunas.component.tsx';
import { FiltrosOrcamentos } from './filtros-orcamentos.component.tsx';
import { copy } from './orcamentos.copy.ts';
import { isQuadro } from './orcamentos.model.ts';
import { useOrcamentos, useQuadro } from './orcamentos.resource.ts';
import { Quadro } from './quadro.component.tsx';
import { Selecao } from './selecao.component.tsx';
import { useAcoes } from './use-acoes.component.tsx';

/** `/multicalculo/orcamentos`: every quote the user may see, as a list or a board; the address holds filters, order, page and view. */
export function OrcamentosPage() {
  const [search, setSearch] = useSearchParams();
  const isBoard = isQuadro(search);
  const lista = useOrcamentos(!isBoard);
  const toggle = () => {
    const next = new URLSearchParams(search);
    if (isBoard) next.delete('vista');
    else next.set('vista', 'quadro');
    setSearch(next);
  };
  const exportacao = useExportacao(lista.download);
  useComandos([
    {
      id: 'novo-orcamento',
      titulo: copy.novo,
      teclas: ['n'],
      exige: quotingRoutes.rules.novoOrcamento,
      run: () => navigateTo(addressOf(quotingRoutes, 'novoOrcamento')),
    },
    { id: 'vista', titulo: isBoard ? copy.quadro.lista : copy.quadro.quadro, teclas: ['q'], run: toggle },
    { id: 'exportar', titulo: copy.exportarCsv, run: () => exportacao.onExport('csv') },
    { id: 'exportar-excel', titulo: copy.exportarExcel, run: () => exportacao.onExport('xlsx') },
  ]);
  const { rowActions, dialog } = useAcoes();
  const escolha = useEscolhidas({ lista, rowId: ({ id }) => id });
  const novo = (
    <ButtonLink href={addressOf(quotingRoutes, 'novoOrcamento')} variant="primary" icon={<IconeAdicionar size={16} aria-hidden />}>
      {copy.novo}
    </ButtonLink>
  );
  return (
    <Page
      routeId="orcamentos"
      titulo={copy.titulo}
      busy={!isBoard && lista.status === 'loading'}
      actions={isBoard || !isSemAcesso(lista.falha) ? novo : undefined}
    >
      <Lista
        lista={lista}
        caption={copy.tabela}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={({ numero, segurado }) => copy.nomeDaLinha(numero, segurado ?? copy.semSegurado)}
        busca={copy.filtros.q}
        filtros={<FiltrosOrcamentos consulta={lista.consulta} onChange={lista.change} />}
        acoes={
          <>
            <Button icon={<IconeAplicativos size={16} aria-hidden />} onClick={toggle}>
              {isBoard ? copy.quadro.lista : copy.quadro.quadro}
            </Button>
            <ExportLista {...exportacao} />
          </>
        }
        vazio={
          <EmptyState titulo={copy.vazioTitulo} action={novo}>
            {copy.vazioTexto}
          </EmptyState>
        }
        totais={!isBoard && <Totais filtro={lista.filtro} />}
        rowActions={rowActions}
        selected={escolha.selected}
        onSelect={escolha.onSelect}
        barra={escolha.total > 0 && <Selecao escolha={escolha} lista={lista} />}
        vista={isBoard && <Quadro consulta={lista.consulta} actions={rowActions} />}
      />
      {dialog}
    </Page>
  );
}

/** What the offers that count of all that the filter finds sum to, once it is known. */
function Totais({ filtro }: { filtro: ReturnType<typeof useOrcamentos>['filtro'] }) {
  const { data } = useQuadro({ ...filtro, pagina: 1, tamanho: 20 });
  return <TotaisDaLista somas={data && [[copy.totalDosPremios, data.reduce((soma, { somaCentavos }) => soma + somaCentavos, 0)]]} />;
}

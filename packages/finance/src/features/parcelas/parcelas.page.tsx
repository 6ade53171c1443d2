import { Button, EmptyState, Page } from '@balcao/ui';
import { ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { sayParcela } from '@balcao/domain';
import { colunas } from './colunas-parcelas.component.tsx';
import { FiltrosParcelas } from './filtros-parcelas.component.tsx';
import { copy } from './parcelas.copy.ts';
import { useOpcoes, useParcelas } from './parcelas.resource.ts';
import { TotaisParcelas } from './totais-parcelas.component.tsx';

/** `/financeiro/parcelas`: every instalment of the portfolio. */
export function ParcelasPage() {
  const lista = useParcelas();
  const opcoes = useOpcoes();
  const exportacao = useExportacao(lista.download);
  return (
    <Page routeId="parcelas" titulo={copy.titulo} descricao={copy.descricao} busy={lista.status === 'loading'}>
      <Lista
        lista={lista}
        caption={copy.caption}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={(parcela) => `${parcela.segurado.nome}, ${copy.daParcela(sayParcela(parcela))}`}
        busca={copy.busca}
        filtros={<FiltrosParcelas lista={lista} opcoes={opcoes.data} />}
        acoes={
          <>
            <Button onClick={() => window.print()}>{copy.imprimir}</Button>
            <ExportLista {...exportacao} />
          </>
        }
        totais={<TotaisParcelas filtro={lista.filtro} />}
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
      />
    </Page>
  );
}

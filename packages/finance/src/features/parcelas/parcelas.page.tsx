import { cobrancaParcelaCalls } from '@balcao/contracts';
import { sayParcela } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { useEscolhidas } from '@balcao/shared/lists';
import { usePartes } from '@balcao/shared/records';
import { Button, ButtonLink, EmptyState, Page } from '@balcao/ui';
import { BarraSelecao, ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { lazy, Suspense } from 'react';
import { ATRASADAS } from '../../enderecos.ts';
import { CobrancaEmLote } from '../../parcela/cobranca-em-lote.component.tsx';
import { colunas } from './colunas-parcelas.component.tsx';
import { FiltrosParcelas } from './filtros-parcelas.component.tsx';
import { copy } from './parcelas.copy.ts';
import { useOpcoes, useParcelas } from './parcelas.resource.ts';
import { TotaisParcelas } from './totais-parcelas.component.tsx';

const Aberta = lazy(() =>
  import(/* webpackChunkName: "parcelaAberta" */ '../../parcela/parcela-aberta.component.tsx').then((m) => ({ default: m.ParcelaAberta })),
);

/** `?ver=`: an instalment whole, beside the list. */
const BESIDE = ['ver'] as const;

/** `/financeiro/parcelas`: every instalment of the portfolio. */
export function ParcelasPage() {
  const lista = useParcelas();
  const opcoes = useOpcoes();
  const exportacao = useExportacao(lista.download);
  const { ver, open } = usePartes(BESIDE);
  const escolha = useEscolhidas({ lista, rowId: ({ id }) => id });
  const mayCollect = useMay(cobrancaParcelaCalls.collect);
  return (
    <Page
      routeId="parcelas"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={mayCollect && <ButtonLink href={ATRASADAS}>{copy.atrasadas}</ButtonLink>}
    >
      <Lista
        lista={lista}
        caption={copy.caption}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={(parcela) => `${parcela.segurado.nome}, ${copy.daParcela(sayParcela(parcela))}, ${parcela.apolice}`}
        busca={copy.busca}
        onPeek={({ id }) => open({ ver: id })}
        isRowMarked={({ id }) => id === ver}
        filtros={<FiltrosParcelas lista={lista} opcoes={opcoes.data} />}
        acoes={
          <>
            <Button onClick={() => window.print()}>{copy.imprimir}</Button>
            <ExportLista {...exportacao} />
          </>
        }
        totais={<TotaisParcelas filtro={lista.filtro} />}
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
        {...(mayCollect && { selected: escolha.selected, onSelect: escolha.onSelect })}
        barra={
          mayCollect &&
          escolha.total > 0 && (
            <BarraSelecao escolha={{ ...escolha, selectTodas: undefined }} texto={copy.selecionadas(escolha.total)} limpar={copy.limpar}>
              <CobrancaEmLote parcelaIds={[...escolha.escolhidas.keys()]} onFeito={escolha.clear} />
            </BarraSelecao>
          )
        }
      />
      {ver && (
        <Suspense fallback={null}>
          <Aberta id={ver} onClose={() => open({})} />
        </Suspense>
      )}
    </Page>
  );
}

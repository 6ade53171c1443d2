import { parcelaCalls } from '@balcao/contracts';
import { formatCentavos, sayParcela } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { useEscolhidas } from '@balcao/shared/lists';
import { usePartes } from '@balcao/shared/records';
import { Button, ButtonLink, EmptyState, Page } from '@balcao/ui';
import { BarraSelecao, ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { FiltrosDeRegistro } from '@balcao/ui/records';
import { lazy, Suspense } from 'react';
import { PARCELAS } from '../../enderecos.ts';
import { CobrancaEmLote } from '../../parcela/cobranca-em-lote.component.tsx';
import { copy } from './atrasadas.copy.ts';
import { type ListaDeAtrasadas, useAtrasadas, useOpcoes, useTotais } from './atrasadas.resource.ts';
import { colunas } from './colunas-atrasadas.component.tsx';

const Aberta = lazy(() =>
  import(/* webpackChunkName: "parcelaAberta" */ '../../parcela/parcela-aberta.component.tsx').then((m) => ({ default: m.ParcelaAberta })),
);

/** `?ver=`: an instalment whole, beside the list. */
const BESIDE = ['ver'] as const;

/** `/financeiro/parcelasAtrasadas`: what is overdue, what it costs and what is done about it. */
export function AtrasadasPage() {
  const lista = useAtrasadas();
  const exportacao = useExportacao(lista.download);
  const { ver, open } = usePartes(BESIDE);
  const escolha = useEscolhidas({ lista, rowId: ({ id }) => id });
  const maySeeAll = useMay(parcelaCalls.listParcelas);
  return (
    <Page
      routeId="parcelasAtrasadas"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={maySeeAll && <ButtonLink href={PARCELAS}>{copy.todas}</ButtonLink>}
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
        filtros={<Filtros lista={lista} />}
        acoes={
          <>
            <Button onClick={() => window.print()}>{copy.imprimir}</Button>
            <ExportLista {...exportacao} />
          </>
        }
        totais={<Totais filtro={lista.filtro} />}
        vazio={<EmptyState titulo={copy.vazio}>{copy.vazioTexto}</EmptyState>}
        selected={escolha.selected}
        onSelect={escolha.onSelect}
        barra={
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

const byId = (itens: readonly { id: string; nome: string }[] = []): Readonly<Record<string, string>> =>
  Object.fromEntries(itens.map(({ id, nome }) => [id, nome]));
const filtro = <Nome extends keyof typeof copy.filtros>(nome: Nome, opcoes: Readonly<Record<string, string>>) => ({
  nome,
  rotulo: copy.filtros[nome][0],
  todos: copy.filtros[nome][1],
  opcoes,
});

function Filtros({ lista }: { lista: ListaDeAtrasadas }) {
  const opcoes = useOpcoes();
  return (
    <FiltrosDeRegistro
      lista={lista}
      filtros={[
        filtro('faixa', copy.faixa),
        filtro('cobranca', copy.cobranca),
        filtro('seguradora', byId(opcoes.data?.seguradoras)),
        filtro('produtor', byId(opcoes.data?.produtores)),
      ]}
    />
  );
}

/** What all that the filters find sums to; read by itself, so that the list does not wait for it. */
function Totais({ filtro: dosFiltros }: { filtro: ListaDeAtrasadas['filtro'] }) {
  const { data } = useTotais(dosFiltros);
  if (!data) return null;
  return (
    <>
      <span>{copy.totais.total(data.total)}</span>
      <span>{copy.totais.segurados(data.segurados)}</span>
      <span>
        {copy.totais.aberto} <strong>{formatCentavos(data.abertoCentavos)}</strong>
      </span>
    </>
  );
}

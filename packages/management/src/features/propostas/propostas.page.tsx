import { contratoManualCalls, renovacaoCalls, TipoVenda } from '@balcao/contracts';
import { navigateTo, useMay, useSession } from '@balcao/shared';
import { page } from '@balcao/shared/parcel';
import { useEscolhidas } from '@balcao/shared/lists';
import { usePartes } from '@balcao/shared/records';
import { Button, ButtonLink, Cluster, EmptyState, Page, Skeleton } from '@balcao/ui';
import { BarraSelecao, ExportLista, Lista, useExportacao } from '@balcao/ui/lists';
import { Tabs } from '@balcao/ui/overlays';
import { IconeAdicionar } from '@balcao/ui/screen-icons';
import { lazy, Suspense } from 'react';
import { colunas } from './colunas-vendas.component.tsx';
import { FiltrosVendas } from './filtros-vendas.component.tsx';
import { copy } from './propostas.copy.ts';
import { SO_DA_LISTA } from './propostas.model.ts';
import { type ListaDeVendas, useOpcoes, useVendas } from './propostas.resource.ts';
import { RenovacaoEmLote } from './renovacao-em-lote.component.tsx';
import { TotaisVendas } from './totais-vendas.component.tsx';

const importacaoAberta = page(() =>
  import(/* webpackChunkName: "importarApolices" */ './importacao-apolices.component.tsx').then((m) => m.ImportacaoDeApolices),
);

const Resumo = lazy(() =>
  import(/* webpackChunkName: "resumoVenda" */ '../../contrato/resumo-da-venda.component.tsx').then((m) => ({ default: m.ResumoDaVenda })),
);

const PARTES = ['importacao'] as const;
/** `?ver=`: a sale in short, beside the list. */
const BESIDE = ['ver'] as const;

const onNovo = () => navigateTo('/centralVendas/propostas/novo');

/** `/centralVendas/propostas?tipo=`: proposals, policies and endorsements, one list at a time. */
export function PropostasPage() {
  const { importacao } = usePartes(PARTES);
  const isAdministrador = useSession()?.administrador === true;
  const mayAdd = useMay(contratoManualCalls.createContrato);
  const lista = useVendas();
  if (importacao)
    return (
      <Suspense fallback={<Chegando />}>
        <importacaoAberta.Component />
      </Suspense>
    );
  return (
    <Page
      routeId="propostas"
      titulo={copy.titulo}
      descricao={copy.descricao}
      busy={lista.status === 'loading'}
      actions={
        <Cluster gap={2}>
          {isAdministrador && <ButtonLink href="/centralVendas/propostas?importacao=novo">{copy.importacao.abrir}</ButtonLink>}
          {mayAdd && (
            <Button variant="primary" icon={<IconeAdicionar size={16} aria-hidden />} onClick={onNovo}>
              {copy.novo}
            </Button>
          )}
        </Cluster>
      }
    >
      <Tabs
        label={copy.abas}
        selected={lista.consulta.tipo}
        onSelect={(tipo) => lista.change({ ...SO_DA_LISTA, tipo })}
        tabs={TipoVenda.options.map((id) => ({ id, label: copy.tipos[id], content: <ListaVendas lista={lista} /> }))}
      />
    </Page>
  );
}

const Chegando = () => (
  <Page routeId="propostas" titulo={copy.importacao.titulo} busy>
    <Skeleton lines={8} />
  </Page>
);

function ListaVendas({ lista }: { lista: ListaDeVendas }) {
  const { tipo } = lista.consulta;
  const opcoes = useOpcoes();
  const mayAdd = useMay(contratoManualCalls.createContrato);
  const mayRenew = useMay(renovacaoCalls.generateOrcamentos) && tipo === 'APOLICE';
  const exportacao = useExportacao(lista.download);
  const { ver, open } = usePartes(BESIDE);
  const escolha = useEscolhidas({ lista, rowId: ({ id }) => id });
  return (
    <>
      <Lista
        lista={lista}
        caption={copy.tipos[tipo]}
        columns={colunas}
        rowId={({ id }) => id}
        rowName={({ numero, segurado }) => `${numero} · ${segurado.nome}`}
        busca={copy.busca}
        onPeek={({ contratoId }) => open({ ver: contratoId })}
        isRowMarked={({ contratoId }) => contratoId === ver}
        filtros={<FiltrosVendas lista={lista} opcoes={opcoes.data} />}
        acoes={
          <>
            <Button onClick={() => window.print()}>{copy.imprimir}</Button>
            <ExportLista {...exportacao} />
          </>
        }
        totais={<TotaisVendas filtro={lista.filtro} />}
        vazio={
          <EmptyState
            titulo={copy.vazio[tipo]}
            action={
              mayAdd && (
                <Button variant="primary" onClick={onNovo}>
                  {copy.novo}
                </Button>
              )
            }
          >
            {mayAdd && copy.vazioTexto}
          </EmptyState>
        }
        {...(mayRenew && { selected: escolha.selected, onSelect: escolha.onSelect })}
        barra={
          mayRenew &&
          escolha.total > 0 && (
            <BarraSelecao escolha={{ ...escolha, selectTodas: undefined }} texto={copy.selecionadas(escolha.total)} limpar={copy.limpar}>
              <RenovacaoEmLote ids={[...escolha.escolhidas.keys()]} onFeito={escolha.clear} />
            </BarraSelecao>
          )
        }
      />
      {ver && (
        <Suspense fallback={null}>
          <Resumo id={ver} onClose={() => open({})} />
        </Suspense>
      )}
    </>
  );
}

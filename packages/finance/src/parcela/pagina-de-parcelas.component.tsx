import { type Call, cobrancaParcelaCalls, reemissaoCalls } from '@balcao/contracts';
import { sayParcela } from '@balcao/domain';
import { useMay } from '@balcao/shared';
import { useEscolhidas } from '@balcao/shared/lists';
import { usePartes } from '@balcao/shared/records';
import { Button, ButtonLink, EmptyState, Page, type PageProps } from '@balcao/ui';
import { BarraSelecao, ExportLista, type EstadoDaLista, Lista, useExportacao } from '@balcao/ui/lists';
import type { Column } from '@balcao/ui/tables';
import { lazy, type ReactNode, Suspense } from 'react';
import { CobrancaEmLote } from './cobranca-em-lote.component.tsx';
import type { LinhaDeParcela } from './colunas-comuns.component.tsx';
import { copyDaLista as copy } from './lista.copy.ts';
import { ReemissaoEmLote } from './reemissao-em-lote.component.tsx';
import { useReemissoesAoVivo } from './reemissao.resource.ts';

const Aberta = lazy(() =>
  import(/* webpackChunkName: "parcelaAberta" */ './parcela-aberta.component.tsx').then((m) => ({ default: m.ParcelaAberta })),
);

/** `?ver=`: an instalment whole, beside the list. */
const BESIDE = ['ver'] as const;

export interface PaginaDeParcelasProps<Linha extends LinhaDeParcela> extends Pick<PageProps, 'routeId'> {
  readonly lista: EstadoDaLista<Linha> &
    Parameters<typeof useEscolhidas<Linha, object>>[0]['lista'] & { download: Parameters<typeof useExportacao>[0] };
  readonly columns: readonly Column<Linha>[];
  readonly textos: {
    readonly titulo: string;
    readonly descricao: string;
    readonly caption: string;
    readonly vazio: string;
    readonly vazioTexto: string;
  };
  readonly filtros: ReactNode;
  readonly totais: ReactNode;
  /** The other list of instalments, for who may open it. */
  readonly outra: { readonly call: Call; readonly href: string; readonly rotulo: string };
}

/** A list of instalments: one of them opens beside it, and many are collected at once. */
export function PaginaDeParcelas<Linha extends LinhaDeParcela>({
  routeId,
  lista,
  columns,
  textos,
  filtros,
  totais,
  outra,
}: PaginaDeParcelasProps<Linha>) {
  const exportacao = useExportacao(lista.download);
  const { ver, open } = usePartes(BESIDE);
  const escolha = useEscolhidas({ lista, rowId: ({ id }: Linha) => id });
  const mayCollect = useMay(cobrancaParcelaCalls.collect);
  const mayReissue = useMay(reemissaoCalls.requestMany);
  const maySeeOther = useMay(outra.call);
  useReemissoesAoVivo();
  return (
    <Page
      routeId={routeId}
      titulo={textos.titulo}
      descricao={textos.descricao}
      busy={lista.status === 'loading'}
      actions={maySeeOther && <ButtonLink href={outra.href}>{outra.rotulo}</ButtonLink>}
    >
      <Lista
        lista={lista}
        caption={textos.caption}
        columns={columns}
        rowId={({ id }) => id}
        rowName={(parcela) => `${parcela.segurado.nome}, ${copy.daParcela(sayParcela(parcela))}, ${parcela.apolice}`}
        busca={copy.busca}
        onPeek={({ id }) => open({ ver: id })}
        isRowMarked={({ id }) => id === ver}
        filtros={filtros}
        acoes={
          <>
            <Button onClick={() => window.print()}>{copy.imprimir}</Button>
            <ExportLista {...exportacao} />
          </>
        }
        totais={totais}
        vazio={<EmptyState titulo={textos.vazio}>{textos.vazioTexto}</EmptyState>}
        {...(mayCollect && { selected: escolha.selected, onSelect: escolha.onSelect })}
        barra={
          mayCollect &&
          escolha.total > 0 && (
            <BarraSelecao escolha={{ ...escolha, selectTodas: undefined }} texto={copy.selecionadas(escolha.total)} limpar={copy.limpar}>
              <CobrancaEmLote parcelaIds={[...escolha.escolhidas.keys()]} onFeito={escolha.clear} />
              {mayReissue && <ReemissaoEmLote parcelaIds={[...escolha.escolhidas.keys()]} onFeito={escolha.clear} />}
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

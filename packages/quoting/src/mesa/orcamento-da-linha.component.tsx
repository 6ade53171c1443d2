import { addressOf, Id, LinhaCotada, quotingRoutes } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { EmptyState, ErrorState, Page, Skeleton } from '@balcao/ui';
import { useLateNavigate } from '@balcao/shared/parcel';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useCriacao } from '../novo/criacao.resource.ts';
import { useOrcamento } from '../features/rascunho/rascunho.resource.ts';
import { OrcamentoAberto } from './orcamento-aberto.component.tsx';
import type { LinhaNaTela } from './linha-na-tela.ts';
import { copy } from './orcamento-da-linha.copy.ts';

/** The page of one line, `?id=&cotacao=&aba=`: the quote, its form and its results. */
export function OrcamentoDaLinha({ tela }: { tela: LinhaNaTela }) {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (!id) return <OrcamentoSemId tela={tela} />;
  if (!Id.safeParse(id).success) return <NaoEncontrado tela={tela} />;
  return <OrcamentoPorId key={id} tela={tela} orcamentoId={id} />;
}

const voltar = { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar };

interface MolduraProps {
  tela: LinhaNaTela;
  busy?: boolean;
  children: ReactNode;
}

const Moldura = ({ tela, busy = false, children }: MolduraProps) => (
  <Page routeId={tela.rota} titulo={copy.titulo(tela.linha.nome)} busy={busy} voltar={voltar}>
    {children}
  </Page>
);

const NaoEncontrado = ({ tela }: { tela: LinhaNaTela }) => (
  <Moldura tela={tela}>
    <EmptyState titulo={copy.naoEncontrado}>{copy.naoEncontradoTexto}</EmptyState>
  </Moldura>
);

/** An address without an orçamento opens one, and takes its place in the history. */
function OrcamentoSemId({ tela }: { tela: LinhaNaTela }) {
  const goTo = useLateNavigate();
  const { create, falha } = useCriacao();
  const open = async () => {
    const { formulario } = tela.linha;
    // a manual case is of no line until its ramo is chosen
    const id = tela.isManual ? await create('OUTRO', { formulario }) : await create(LinhaCotada.parse(formulario));
    if (id) await goTo({ search: `?${new URLSearchParams({ id })}` }, { replace: true });
  };
  const onVisit = useRef(open);
  useEffect(() => void onVisit.current(), []);
  if (falha) {
    return (
      <Moldura tela={tela}>
        <ErrorState onRetry={() => void open()}>{sentenceOfFalha(falha)}</ErrorState>
      </Moldura>
    );
  }
  return (
    <Moldura tela={tela} busy>
      <p>{copy.criando}</p>
      <Skeleton lines={8} />
    </Moldura>
  );
}

function OrcamentoPorId({ tela, orcamentoId }: { tela: LinhaNaTela; orcamentoId: string }) {
  const { data, error, isError, refetch } = useOrcamento(orcamentoId);
  // an address of another line names no quote of this one
  if (data && data.formulario !== tela.linha.formulario) return <NaoEncontrado tela={tela} />;
  if (data) return <OrcamentoAberto tela={tela} orcamento={data} voltar={voltar} onRefresh={() => void refetch()} />;
  if (error?.tipo === 'naoEncontrado') return <NaoEncontrado tela={tela} />;
  if (isError) {
    return (
      <Moldura tela={tela}>
        <ErrorState onRetry={() => void refetch()}>{sentenceOfFalha(error)}</ErrorState>
      </Moldura>
    );
  }
  return (
    <Moldura tela={tela} busy>
      <Skeleton lines={10} />
    </Moldura>
  );
}

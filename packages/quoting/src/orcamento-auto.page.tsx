import { addressOf, Id, quotingRoutes } from '@balcao/contracts';
import { sentenceOfFalha } from '@balcao/domain';
import { EmptyState, ErrorState, Page, Skeleton } from '@balcao/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useCriacao } from './features/novo-orcamento/novo-orcamento.resource.ts';
import { useOrcamento } from './features/rascunho/rascunho.resource.ts';
import { OrcamentoAberto } from './orcamento-aberto.component.tsx';
import { copy } from './orcamento-auto.copy.ts';

/** `/multicalculo/orcamento-multicalculo?id=&cotacao=&aba=`: the auto quote, its form and its results. */
export function OrcamentoAutoPage() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (!id) return <OrcamentoSemId />;
  if (!Id.safeParse(id).success) return <NaoEncontrado />;
  return <OrcamentoPorId key={id} orcamentoId={id} />;
}

const voltar = { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar };

const Moldura = ({ busy = false, children }: { busy?: boolean; children: ReactNode }) => (
  <Page routeId="orcamentoAuto" titulo={copy.titulo} busy={busy} voltar={voltar}>
    {children}
  </Page>
);

const NaoEncontrado = () => (
  <Moldura>
    <EmptyState titulo={copy.naoEncontrado}>{copy.naoEncontradoTexto}</EmptyState>
  </Moldura>
);

/** An address without an orçamento opens one, and takes its place in the history. */
function OrcamentoSemId() {
  const navigate = useNavigate();
  const { criar, falha } = useCriacao();
  const open = async () => {
    const id = await criar('AUTO');
    if (id) await navigate({ search: `?${new URLSearchParams({ id })}` }, { replace: true });
  };
  const onVisit = useRef(open);
  useEffect(() => void onVisit.current(), []);
  if (falha) {
    return (
      <Moldura>
        <ErrorState onRetry={() => void open()}>{sentenceOfFalha(falha)}</ErrorState>
      </Moldura>
    );
  }
  return (
    <Moldura busy>
      <p>{copy.criando}</p>
      <Skeleton lines={8} />
    </Moldura>
  );
}

function OrcamentoPorId({ orcamentoId }: { orcamentoId: string }) {
  const { data, error, isError, refetch } = useOrcamento(orcamentoId);
  if (data) return <OrcamentoAberto orcamento={data} voltar={voltar} onRefresh={() => void refetch()} />;
  if (error?.tipo === 'naoEncontrado') return <NaoEncontrado />;
  if (isError) {
    return (
      <Moldura>
        <ErrorState onRetry={() => void refetch()}>{sentenceOfFalha(error)}</ErrorState>
      </Moldura>
    );
  }
  return (
    <Moldura busy>
      <Skeleton lines={10} />
    </Moldura>
  );
}

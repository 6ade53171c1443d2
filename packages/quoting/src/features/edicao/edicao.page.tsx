import { addressOf, Id, quotingRoutes } from '@balcao/contracts';
import { sentenceOfFalha, isEncerrado } from '@balcao/domain';
import { EmptyState, ErrorState, Page, Skeleton } from '@balcao/ui';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { enderecoDaHistoria, enderecoDoFormulario } from '../../rota-do-formulario.ts';
import { copy } from './edicao.copy.ts';
import { useOrcamentoAgora } from '../../caso/orcamento-agora.resource.ts';

const voltar = { href: addressOf(quotingRoutes, 'orcamentos'), texto: copy.voltar };

/** `/multicalculo/orcamento-editar?id=&cotacao=&ofertas=&aba=`: leads to the form the orçamento was filled in, or to its history once it is over. */
export function EdicaoPage() {
  const [search] = useSearchParams();
  const id = Id.safeParse(search.get('id')).data;
  return id ? <Caminho id={id} resto={restoDe(search)} /> : <NaoEncontrado />;
}

const Moldura = ({ busy = false, children }: { busy?: boolean; children: ReactNode }) => (
  <Page routeId="orcamentoEditar" titulo={copy.titulo} voltar={voltar} busy={busy}>
    {children}
  </Page>
);

const NaoEncontrado = () => (
  <Moldura>
    <EmptyState titulo={copy.naoEncontrado}>{copy.naoEncontradoTexto}</EmptyState>
  </Moldura>
);

/** What of the results is meant, passed on as it came. */
const restoDe = (search: URLSearchParams): Record<string, string> =>
  Object.fromEntries(['cotacao', 'ofertas', 'aba'].flatMap((nome) => (search.get(nome) ? [[nome, search.get(nome) as string]] : [])));

function Caminho({ id, resto }: { id: string; resto: Readonly<Record<string, string>> }) {
  const { data, error, isError, refetch } = useOrcamentoAgora(id);
  if (data) {
    const historia = enderecoDaHistoria(id);
    return <Navigate replace to={isEncerrado(data.status) ? historia : enderecoDoFormulario(data.formulario, { id, ...resto })} />;
  }
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
      <Skeleton lines={6} />
    </Moldura>
  );
}

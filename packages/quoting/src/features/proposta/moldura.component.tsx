import { addressOf, Id, quotingRoutes, type RevisaoProposta } from '@balcao/contracts';
import { ButtonLink, EmptyState, Page, Skeleton } from '@balcao/ui';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import type { ReactNode } from 'react';
import { Navigate, useSearchParams } from 'react-router-dom';
import { addressFor, resultadosDe } from '../../rota-do-formulario.ts';
import { useOrcamentoAgora } from '../../caso/orcamento-agora.resource.ts';
import { copy } from './proposta.copy.ts';
import { type Escolha, escolhaOf } from './proposta.model.ts';
import { useRevisao } from './proposta.resource.ts';

export interface MolduraProps {
  rota: 'orcamentoIncluirProposta' | 'orcamentoTransmitir';
  titulo: string;
  /** What may be suggested of a case whose address names no offer. */
  semOferta?: (orcamentoId: string) => ReactNode;
  children: (escolha: Escolha, revisao: RevisaoProposta) => ReactNode;
}

/** Frame of both screens: reads the address, then what it names; each state it may be in has its own face. */
export function Moldura({ rota, titulo, semOferta, children }: MolduraProps) {
  const [search] = useSearchParams();
  const escolha = escolhaOf(search);
  if (escolha) return <Aberta key={search.toString()} {...{ rota, titulo, children, escolha }} />;
  const orcamentoId = Id.safeParse(search.get('id')).data;
  if (orcamentoId) return <SemOferta key={orcamentoId} {...{ rota, titulo, semOferta, orcamentoId }} />;
  return (
    <Page routeId={rota} titulo={titulo}>
      <EmptyState
        titulo={copy.enderecoIncompleto}
        action={<ButtonLink href={addressOf(quotingRoutes, 'orcamentos')}>{copy.irParaOrcamentos}</ButtonLink>}
      >
        {copy.enderecoIncompletoTexto}
      </EmptyState>
    </Page>
  );
}

interface SemOfertaProps extends Pick<MolduraProps, 'rota' | 'titulo'> {
  semOferta: MolduraProps['semOferta'] | undefined;
  orcamentoId: string;
}

/** The address names a case and none of its offers: what was sold of it is shown, else the way to its offers. */
function SemOferta({ rota, titulo, semOferta, orcamentoId }: SemOfertaProps) {
  const { data, isPending } = useOrcamentoAgora(orcamentoId);
  if (data?.propostaOfertaId) return <Navigate replace to={addressFor(rota, { orcamentoId, ofertaId: data.propostaOfertaId })} />;
  return (
    <Page routeId={rota} titulo={titulo} voltar={{ href: resultadosDe(orcamentoId), texto: copy.voltar }} busy={isPending}>
      {isPending ? (
        <Skeleton lines={6} />
      ) : (
        <>
          {semOferta?.(orcamentoId)}
          <EmptyState
            titulo={copy.enderecoIncompleto}
            action={<ButtonLink href={resultadosDe(orcamentoId)}>{copy.irParaResultados}</ButtonLink>}
          >
            {copy.semOfertaTexto}
          </EmptyState>
        </>
      )}
    </Page>
  );
}

function Aberta({ rota, titulo, children, escolha }: MolduraProps & { escolha: Escolha }) {
  const { data, error, isError, refetch } = useRevisao(escolha);
  const frame = (content: ReactNode, busy = false) => (
    <Page routeId={rota} titulo={titulo} voltar={{ href: resultadosDe(escolha.orcamentoId), texto: copy.voltar }} busy={busy} isNarrow>
      {content}
    </Page>
  );
  if (data) return frame(children(escolha, data));
  if (isError) return frame(<FalhaDeLeitura falha={error} onRetry={() => void refetch()} />);
  return frame(<Skeleton lines={12} />, true);
}

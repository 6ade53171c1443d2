import type { FalhaRequisicao } from '@balcao/shared';
import { Card, ErrorState, Skeleton, token } from '@balcao/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { sentenceOf } from './falha.model.ts';

/** As much of a query as a section needs. */
export interface Leitura<T> {
  readonly data: T | undefined;
  readonly error: FalhaRequisicao | null;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface SecaoProps<T> {
  /** Where links of the page lead. */
  id: string;
  titulo: string;
  leitura: Leitura<T>;
  /** Height of the usual content, px: what is below does not move when it comes. */
  altura: number;
  actions?: ReactNode;
  children: (data: T) => ReactNode;
}

/** One part of the page with a reading of its own: it waits, fails and is tried again without the others. */
export function Secao<T>({ id, titulo, leitura, altura, actions, children }: SecaoProps<T>) {
  const isWaiting = leitura.data === undefined && !leitura.error;
  return (
    <Alvo id={id} titulo={titulo} actions={actions} tabIndex={-1} aria-busy={isWaiting || undefined}>
      <Corpo $altura={altura}>{contentOf(leitura, altura, children)}</Corpo>
    </Alvo>
  );
}

function contentOf<T>({ data, error, isFetching, refetch }: Leitura<T>, altura: number, children: (data: T) => ReactNode): ReactNode {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton height={altura} />;
  return (
    <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
      {sentenceOf(error)}
    </ErrorState>
  );
}

const Alvo = styled(Card)`
  &:focus {
    outline: none;
  }
  &:focus-visible {
    outline: 2px solid ${token('foco')};
  }
`;

const Corpo = styled.div<{ $altura: number }>`
  min-height: ${({ $altura }) => $altura}px;
`;

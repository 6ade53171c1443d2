import { sentenceOfFalha } from '@balcao/domain';
import { below, Card, ErrorState, Skeleton, token } from '@balcao/ui';
import type { Leitura } from '@balcao/ui/records';
import type { ReactNode } from 'react';
import styled from 'styled-components';

export interface Altura {
  readonly larga: number;
  readonly estreita: number;
}

export interface SecaoProps<T> {
  /** Where links of the page lead. */
  id: string;
  titulo: string;
  leitura: Leitura<T>;
  /** Heights of the usual content, px, on a wide and on a narrow screen: what is below does not move when it comes. */
  altura: Altura;
  actions?: ReactNode;
  children: (data: T) => ReactNode;
}

/** One part of the page with a reading of its own: it waits, fails and is tried again without the others. */
export function Secao<T>({ id, titulo, leitura, altura, actions, children }: SecaoProps<T>) {
  const isWaiting = leitura.data === undefined && !leitura.error;
  return (
    <Alvo id={id} titulo={titulo} actions={actions} tabIndex={-1} aria-busy={isWaiting || undefined}>
      <Corpo $altura={altura}>{contentOf(leitura, children)}</Corpo>
    </Alvo>
  );
}

function contentOf<T>({ data, error, isFetching, refetch }: Leitura<T>, children: (data: T) => ReactNode): ReactNode {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton lines={4} />;
  return (
    <ErrorState onRetry={() => void refetch()} isRetrying={isFetching}>
      {sentenceOfFalha(error)}
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

const Corpo = styled.div<{ $altura: Altura }>`
  min-height: ${({ $altura }) => $altura.larga}px;
  ${below(768)} {
    min-height: ${({ $altura }) => $altura.estreita}px;
  }
`;

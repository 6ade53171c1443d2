import type { FalhaRequisicao } from '@balcao/shared';
import { ErrorState, Skeleton } from '@balcao/ui';
import type { ReactNode } from 'react';
import { sentenceOf } from './falha.copy.ts';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: FalhaRequisicao | null;
  readonly isFetching: boolean;
  refetch(): unknown;
}

export interface AnswerProps<T> {
  query: Query<T>;
  children: (data: T) => ReactNode;
}

/** What the gateway answered; before that, that it is on its way, or why it did not come and another try. */
export function Answer<T>({ query: { data, error, isFetching, refetch }, children }: AnswerProps<T>) {
  if (data !== undefined) return children(data);
  if (error && !isFetching) return <ErrorState onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorState>;
  return <Skeleton lines={4} />;
}

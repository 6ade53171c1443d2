import type { FalhaRequisicao } from '@balcao/shared';
import { ErrorState, FormerAnswer, Skeleton } from '@balcao/ui';
import type { ReactNode } from 'react';
import { sentenceOf } from './falha.copy.ts';

interface Query<T> {
  readonly data: T | undefined;
  readonly error: FalhaRequisicao | null;
  readonly isFetching: boolean;
  readonly isPlaceholderData?: boolean;
  refetch(): unknown;
}

export interface AnswerProps<T> {
  query: Query<T>;
  children: (data: T) => ReactNode;
}

/** The answer of the gateway; until it arrives, a loading state, or the failure with a button that tries again. */
export function Answer<T>({ query: { data, error, isFetching, isPlaceholderData = false, refetch }, children }: AnswerProps<T>) {
  if (data !== undefined) return <FormerAnswer isFormer={isPlaceholderData}>{children(data)}</FormerAnswer>;
  if (error && !isFetching) return <ErrorState onRetry={() => void refetch()}>{sentenceOf(error)}</ErrorState>;
  return <Skeleton lines={4} />;
}

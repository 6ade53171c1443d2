import { Skeleton } from '@balcao/ui';
import { FalhaDeLeitura } from '@balcao/ui/failures';
import type { ReactNode } from 'react';
import type { Leitura } from './registro.props.ts';

export interface LeituraRegistroProps<T> {
  leitura: Leitura<T>;
  /** Height of the usual content, px: what is below does not move when it comes. */
  altura?: number;
  children: (data: T) => ReactNode;
}

/** A part of a record that is read by itself: it waits, is not found, fails and is tried again. */
export function LeituraRegistro<T>({ leitura: { data, error, isFetching, refetch }, altura = 240, children }: LeituraRegistroProps<T>) {
  if (data !== undefined) return children(data);
  if (!error) return <Skeleton height={altura} />;
  return <FalhaDeLeitura falha={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

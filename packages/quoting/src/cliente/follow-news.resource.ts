import type { Topic, TopicParams } from '@balcao/contracts';
import { connectionOf, on, onOpen } from '@balcao/shared/realtime';
import { map, merge } from 'rxjs';
import type * as z from 'zod/mini';

export interface Ouvinte {
  /** At each message, and whenever listening takes effect: what was said before that, nobody heard. */
  onNews(): void;
  /** Whether messages can arrive at all. */
  onAberta(isAberta: boolean): void;
}

/** Follows one topic for somebody who reads again at each news. @returns how to stop */
export function followNews<P extends string, S extends z.ZodMiniType>(
  topic: Topic<P, S>,
  params: Omit<TopicParams<P>, 'canal'>,
  { onNews, onAberta }: Ouvinte,
): () => void {
  const subscription = merge(on(topic, params), onOpen(topic.cliente)).subscribe(() => onNews());
  subscription.add(
    connectionOf(topic.cliente)
      .pipe(map((conexao) => conexao === 'aberta'))
      .subscribe(onAberta),
  );
  return () => subscription.unsubscribe();
}

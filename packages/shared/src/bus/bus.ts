import type { BusEvent } from '@balcao/contracts';
import { filter, map, Subject, type Observable } from 'rxjs';
import type * as z from 'zod/mini';

interface Fact {
  readonly name: string;
  readonly payload: unknown;
}

const facts = new Subject<Fact>();

/**
 * Tells every parcel that something has happened. A payload that breaks its contract is dropped: reported in development,
 * silent for brokers, who could do nothing about it.
 *
 * @example emit(layoutEvents.avisoEmitido, { tipo: 'sucesso', titulo: 'Orçamento salvo' })
 */
export function emit<N extends string, S extends z.ZodMiniType>(event: BusEvent<N, S>, payload: z.output<S>): void {
  const checked = event.payload.safeParse(payload);
  if (checked.success) return facts.next({ name: event.name, payload: checked.data });
  if (process.env.NODE_ENV !== 'production') console.error('evento fora do contrato', event.name, checked.error.issues);
}

/**
 * Facts of one kind from now on; unsubscribe when the screen goes. One listener that throws does not silence the others.
 *
 * @example const subscription = on(sessaoEvents.encerrada).subscribe(({ motivo }) => …)
 */
export const on = <N extends string, S extends z.ZodMiniType>(event: BusEvent<N, S>): Observable<z.output<S>> =>
  facts.pipe(
    filter((fact) => fact.name === event.name),
    map((fact) => fact.payload as z.output<S>),
  );

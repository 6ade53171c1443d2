import type { BusEvent } from '@balcao/contracts';
import { filter, map, Subject, type Observable } from 'rxjs';
import type * as z from 'zod/mini';

/** Only a page that has devtools pays for knowing who spoke and who heard. */
const isTraced = /"devtools":\s*true/.test(globalThis.document?.getElementById('balcao-ambiente')?.textContent ?? '');
const MODULO = /\/modules\/([\w-]+)\//g;

/** The parcel whose code is calling, read from the stack; null where nobody watches or its file lies elsewhere. */
function whoCalls(): string | null {
  if (!isTraced) return null;
  const modules = [...(new Error().stack ?? '').matchAll(MODULO)].map(([, name]) => name as string);
  return modules.find((name) => name !== 'shared' && name !== 'vendor') ?? modules[0] ?? null;
}

/** One fact as it passed. */
export interface Fact {
  readonly name: string;
  readonly payload: unknown;
  /** Milliseconds since 1970. */
  readonly em: number;
  /** A payload that breaks its contract reaches nobody. */
  readonly isValido: boolean;
  /** Parcel that spoke; null where the page has no devtools. */
  readonly de: string | null;
  /** Told to one parcel alone: a replay. */
  readonly para?: string | undefined;
  /** Parcels that heard it, once for each listener; filled as it passes, only where the page has devtools. */
  readonly ouvintes: string[];
}

const RECENTES = 50;
const facts = new Subject<Fact>();
const recent: Fact[] = [];
const watchers = new Set<(fact: Fact) => void>();

function tell(fact: Fact): void {
  if (recent.push(fact) > RECENTES) recent.shift();
  for (const watch of watchers) watch(fact);
  if (fact.isValido) facts.next(fact);
}

/**
 * Tells every parcel that something has happened. A payload that breaks its contract is dropped: reported in development,
 * silent for brokers, who could do nothing about it.
 *
 * @example emit(layoutEvents.avisoEmitido, { tipo: 'sucesso', titulo: 'Orçamento salvo' })
 */
export function emit<N extends string, S extends z.ZodMiniType>({ name, payload }: BusEvent<N, S>, told: z.output<S>): void {
  const checked = payload.safeParse(told);
  tell({ name, payload: checked.success ? checked.data : told, em: Date.now(), isValido: checked.success, de: whoCalls(), ouvintes: [] });
  if (!checked.success && process.env.NODE_ENV !== 'production') console.error('evento fora do contrato', name, checked.error.issues);
}

/**
 * Facts of one kind from now on; unsubscribe when the screen goes. One listener that throws does not silence the others.
 *
 * @example const subscription = on(sessaoEvents.encerrada).subscribe(({ motivo }) => …)
 */
export const on = <N extends string, S extends z.ZodMiniType>(event: BusEvent<N, S>): Observable<z.output<S>> => {
  const quem = whoCalls();
  return facts.pipe(
    filter(({ name, para }) => name === event.name && (!para || para === quem)),
    map(({ payload, ouvintes }) => {
      if (quem) ouvintes.push(quem);
      return payload as z.output<S>;
    }),
  );
};

/** The last 50 facts of this page, oldest first: what a support code tells of, once personal data is taken out. */
export const recentFacts = (): readonly Fact[] => [...recent];

/**
 * Every fact from now on, also those nobody hears: for devtools. @returns what stops it.
 *
 * @example const stop = watchFacts((fact) => console.log(fact.name, fact.payload))
 */
export function watchFacts(listener: (fact: Fact) => void): () => void {
  watchers.add(listener);
  return () => void watchers.delete(listener);
}

/** Tells a past fact once more, to every parcel or to `para` alone (by its name, where the page has devtools). */
export const replayFact = (fact: Fact, para?: string): void => tell({ ...fact, em: Date.now(), de: 'devtools', para, ouvintes: [] });

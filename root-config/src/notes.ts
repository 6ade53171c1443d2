import type { Construcoes } from '@balcao/contracts';
import { environment } from './environment.ts';

/** What did not go well: a parcel did not come, did not mount, broke a screen; or a script threw. */
export type NotaRuim =
  | { readonly tipo: 'carga' | 'montagem' | 'quebrou'; readonly modulo: string }
  | { readonly tipo: 'erro'; readonly texto: string };
/** What the page's health is told from; besides, that a parcel stood. */
export type Nota = NotaRuim | { readonly tipo: 'montada'; readonly modulo: string };

/**
 * Hears what happened, and the builds that ran as it did: by the time somebody listens they may be others, which it says nothing about. Says
 * whether it is putting it right by itself; nothing, when it is not yet ready for what it was told.
 */
export type Ouvinte = (nota: Nota, construcoes: Construcoes) => boolean | undefined;

/** Enough for the moments before anybody listens. */
const MAX_GUARDADAS = 50;
const kept: [Nota, Construcoes][] = [];
let listener: Ouvinte = () => undefined;

/** Tells what happened, now or once somebody takes it. @returns whether the listener is putting it right by itself. */
export function note(nota: Nota, construcoes = environment().construcoes): boolean {
  const answer = listener(nota, construcoes);
  if (answer === undefined && kept.length < MAX_GUARDADAS) kept.push([nota, construcoes]);
  return !!answer;
}

/** Hears every note from now on, and first those kept. */
export function hearNotes(listen: Ouvinte): void {
  listener = listen;
  for (const [nota, construcoes] of kept.splice(0)) note(nota, construcoes);
}

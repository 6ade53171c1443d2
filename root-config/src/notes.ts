import type { Construcoes } from '@balcao/contracts';
import { environment } from './environment.ts';

/** A failure: a parcel failed to load or mount, its screen broke, or a script threw. */
export type NotaRuim =
  | { readonly tipo: 'carga' | 'montagem' | 'quebrou'; readonly modulo: string }
  | { readonly tipo: 'erro'; readonly texto: string };
/** Events for the page's health: failures, and successful mounts. */
export type Nota = NotaRuim | { readonly tipo: 'montada'; readonly modulo: string };

/**
 * Receives a note and the builds that were running at its moment, which may have changed since. Returns
 * whether it handles the failure itself, or undefined when it is not ready for the note.
 */
export type Ouvinte = (nota: Nota, construcoes: Construcoes) => boolean | undefined;

/** Maximum number of queued notes. */
const MAX_GUARDADAS = 50;
const kept: [Nota, Construcoes][] = [];
let listener: Ouvinte = () => undefined;

/** Delivers a note now or once there is a listener. @returns whether the listener handles the failure itself. */
export function note(nota: Nota, construcoes = environment().construcoes): boolean {
  const answer = listener(nota, construcoes);
  if (answer === undefined && kept.length < MAX_GUARDADAS) kept.push([nota, construcoes]);
  return !!answer;
}

/** Listens to all notes, starting with the queued ones. */
export function hearNotes(listen: Ouvinte): void {
  listener = listen;
  for (const [nota, construcoes] of kept.splice(0)) note(nota, construcoes);
}

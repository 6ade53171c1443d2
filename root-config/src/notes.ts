/** What the page's health is told from: a parcel stood, did not come, did not mount, broke a screen; or a script threw. */
export type Nota =
  | { readonly tipo: 'montada' | 'carga' | 'montagem' | 'quebrou'; readonly modulo: string }
  | { readonly tipo: 'erro'; readonly texto: string };

/** Enough for the moments before anybody listens. */
const MAX_GUARDADAS = 50;
const kept: Nota[] = [];
let listener: ((nota: Nota) => boolean) | null = null;

/** Tells what happened, now or once somebody listens. @returns whether the listener is putting it right by itself. */
export function note(nota: Nota): boolean {
  if (listener) return listener(nota);
  if (kept.length < MAX_GUARDADAS) kept.push(nota);
  return false;
}

/** Hears every note from now on, and first those kept. */
export function hearNotes(listen: (nota: Nota) => boolean): void {
  listener = listen;
  kept.splice(0).forEach(listen);
}

/** What did not go well: a parcel did not come, did not mount, broke a screen; or a script threw. */
export type NotaRuim =
  | { readonly tipo: 'carga' | 'montagem' | 'quebrou'; readonly modulo: string }
  | { readonly tipo: 'erro'; readonly texto: string };
/** What the page's health is told from; besides, that a parcel stood. */
export type Nota = NotaRuim | { readonly tipo: 'montada'; readonly modulo: string };

/** Enough for the moments before anybody listens. */
const MAX_GUARDADAS = 50;
const kept: Nota[] = [];
/** Says whether it is putting it right by itself; nothing, when it is not yet ready for what it was told. */
let listener: (nota: Nota) => boolean | undefined = () => undefined;

/** Tells what happened, now or once somebody takes it. @returns whether the listener is putting it right by itself. */
export function note(nota: Nota): boolean {
  const answer = listener(nota);
  if (answer === undefined && kept.length < MAX_GUARDADAS) kept.push(nota);
  return !!answer;
}

/** Hears every note from now on, and first those kept. */
export function hearNotes(listen: typeof listener): void {
  listener = listen;
  kept.splice(0).forEach(note);
}

import { readStored, writeStored } from '@balcao/shared/storage';

const CHAVE = 'balcao:horario';

/** When the hours were last asked about in this browser, and for which sign-in. */
export interface Pergunta {
  readonly at: number;
  readonly guid: string;
}

/** Without storage, the value is kept until the page closes. */
let asked: Pergunta | null = null;

/** The last question; null when none is known. A reload and another tab know it too. */
export const readPergunta = (): Pergunta | null => readStored(CHAVE, (kept) => (isPergunta(kept) ? kept : null)) ?? asked;

/** Remembers; a failure is only logged (spec §8). */
export function savePergunta(pergunta: Pergunta): void {
  asked = pergunta;
  writeStored(CHAVE, pergunta);
}

const isPergunta = (kept: unknown): kept is Pergunta =>
  typeof kept === 'object' && kept !== null && typeof (kept as Pergunta).at === 'number' && typeof (kept as Pergunta).guid === 'string';

import { Prova } from '@balcao/contracts';

/** Where the proof that lets someone choose a password came from. */
export type OrigemProva = 'login' | 'link';

/** A single-use proof and where it came from. */
export interface ProvaGuardada {
  readonly origem: OrigemProva;
  readonly hash: string;
}

/** Where the proof waits: this tab only, never the address. */
export const CHAVE_PROVA = 'balcao:senha-expirada';

/** Keeps the proof for the screen that uses it. */
export const keepProva = ({ origem, hash }: ProvaGuardada): void => sessionStorage.setItem(CHAVE_PROVA, `${origem}:${hash}`);

/** Forgets the proof: it was used, or who held it has left. */
export const forgetProva = (): void => sessionStorage.removeItem(CHAVE_PROVA);

/** The proof of this tab; null when there is none that could be one. */
export function readProva(): ProvaGuardada | null {
  const [, origem, hash] = /^(login|link):(.*)$/.exec(sessionStorage.getItem(CHAVE_PROVA) ?? '') ?? [];
  if (!origem || !Prova.safeParse(hash).success) return null;
  return { origem: origem as OrigemProva, hash: hash as string };
}

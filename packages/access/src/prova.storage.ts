import { Prova } from '@balcao/contracts';
import { tryStorage } from '@balcao/shared/storage';

/** Where the proof that lets someone choose a password came from. */
export type OrigemProva = 'login' | 'link';

/** A single-use proof and where it came from. */
export interface ProvaGuardada {
  readonly origem: OrigemProva;
  readonly hash: string;
}

/** Where the proof waits: this tab only, never the address. */
export const CHAVE_PROVA = 'balcao:senha-expirada';

/** What the tab's storage would not keep: good until the page goes. */
let naMemoria: string | null = null;

/** Keeps the proof for the screen that uses it. */
export function keepProva({ origem, hash }: ProvaGuardada): void {
  naMemoria = `${origem}:${hash}`;
  tryStorage(() => sessionStorage.setItem(CHAVE_PROVA, `${origem}:${hash}`));
}

/** Forgets the proof: it was used, or who held it has left. */
export function forgetProva(): void {
  naMemoria = null;
  tryStorage(() => sessionStorage.removeItem(CHAVE_PROVA));
}

/** The proof of this tab; null when there is none that could be one. */
export function readProva(): ProvaGuardada | null {
  const kept = tryStorage(() => sessionStorage.getItem(CHAVE_PROVA)) ?? naMemoria;
  const [, origem, hash] = /^(login|link):(.*)$/.exec(kept ?? '') ?? [];
  if (!origem || !Prova.safeParse(hash).success) return null;
  return { origem: origem as OrigemProva, hash: hash as string };
}

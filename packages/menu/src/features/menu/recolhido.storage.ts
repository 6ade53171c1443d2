import { readStored, writeStored } from '@balcao/shared/storage';

const CHAVE = 'balcao:menu-recolhido';

/** The stored choice of this browser; null without one. */
export const readRecolhido = (): boolean | null => readStored(CHAVE, (kept) => (kept === null ? null : kept === 1));

/** Remembers; a failure is only logged (spec §8). */
export const saveRecolhido = (recolhido: boolean): void => void writeStored(CHAVE, recolhido ? 1 : 0);

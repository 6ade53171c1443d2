import { readStored, writeStored } from '@balcao/shared/storage';

const CHAVE = 'balcao:menu-grupos';

const readGrupos = (): Record<string, unknown> =>
  readStored(CHAVE, (kept) => (typeof kept === 'object' && kept !== null ? { ...kept } : null)) ?? {};

/** Whether a group was left open or closed in this browser; null without a choice. */
export function isGrupoAberto(titulo: string): boolean | null {
  const aberto = readGrupos()[titulo];
  return typeof aberto === 'boolean' ? aberto : null;
}

/** Remembers; a failure is only logged (spec §8). */
export const saveGrupoAberto = (titulo: string, aberto: boolean): void => void writeStored(CHAVE, { ...readGrupos(), [titulo]: aberto });

const CHAVE = 'balcao:menu-grupos';

function readGrupos(): Record<string, unknown> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(CHAVE) ?? '{}');
    return typeof kept === 'object' && kept !== null ? { ...kept } : {};
  } catch {
    // storage forbidden by the browser, or written by someone else
    return {};
  }
}

/** Whether a group was left open or closed in this browser; null without a choice. */
export function isGrupoAberto(titulo: string): boolean | null {
  const aberto = readGrupos()[titulo];
  return typeof aberto === 'boolean' ? aberto : null;
}

/** Remembers; a failure is only logged (spec §8). */
export function saveGrupoAberto(titulo: string, aberto: boolean): void {
  try {
    localStorage.setItem(CHAVE, JSON.stringify({ ...readGrupos(), [titulo]: aberto }));
  } catch (error) {
    console.warn(error);
  }
}

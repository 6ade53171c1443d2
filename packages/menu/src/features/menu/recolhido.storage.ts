const CHAVE = 'balcao:menu-recolhido';

/** The stored choice of this browser; null without one. */
export function readRecolhido(): boolean | null {
  try {
    const kept = localStorage.getItem(CHAVE);
    return kept === null ? null : kept === '1';
  } catch {
    // storage forbidden by the browser
    return null;
  }
}

/** Remembers; a failure is only logged (spec §8). */
export function saveRecolhido(recolhido: boolean): void {
  try {
    localStorage.setItem(CHAVE, recolhido ? '1' : '0');
  } catch (error) {
    console.warn(error);
  }
}

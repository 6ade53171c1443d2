const CHAVE = 'balcao:menu-recolhido';

/** What this browser remembers; a browser that remembers nothing shows the whole menu. */
export function isRecolhido(): boolean {
  try {
    return localStorage.getItem(CHAVE) === '1';
  } catch {
    // storage forbidden by the browser
    return false;
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

const CHAVE = 'balcao:teclas-simples';

/**
 * Whether the keys of a single character are in use. They can be turned off: whoever speaks to the computer would press them without
 * meaning to (WCAG 2.1.4).
 */
export function areSingleKeysOn(): boolean {
  try {
    return localStorage.getItem(CHAVE) !== 'nao';
  } catch {
    // a browser that keeps nothing keeps no wish either
    return true;
  }
}

/** Turns the keys of a single character on or off in this browser; a failure to keep it is only logged (spec §8). */
export function setSingleKeys(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(CHAVE);
    else localStorage.setItem(CHAVE, 'nao');
  } catch (error) {
    console.warn(error);
  }
}

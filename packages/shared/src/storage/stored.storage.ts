/**
 * Runs something on the browser's storage. A storage that is full or forbidden is only logged (spec §8).
 *
 * @returns the result of `act`, or undefined when it throws
 * @example tryStorage(() => localStorage.setItem(key, texto));
 */
export function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    console.warn(error);
    return undefined;
  }
}

/** Where a value is kept: in this browser, or only in this tab. */
export type Armazem = 'localStorage' | 'sessionStorage';

/** A text kept in this browser; null when nothing is kept, or when the browser forbids to look. */
export function readStoredText(key: string, armazem: Armazem = 'localStorage'): string | null {
  try {
    return window[armazem].getItem(key);
  } catch {
    // a browser that keeps nothing is like one that was never asked to
    return null;
  }
}

/**
 * A value kept in this browser as JSON.
 *
 * @param parse reads what another build, or somebody else, may have written: null when it is not this value
 * @returns null when nothing is kept that can be understood
 * @example const aberto = readStored('balcao:menu', (valor) => (typeof valor === 'boolean' ? valor : null));
 */
export function readStored<T>(key: string, parse: (valor: unknown) => T | null | undefined, armazem?: Armazem): T | null {
  try {
    return parse(JSON.parse(readStoredText(key, armazem) ?? 'null')) ?? null;
  } catch {
    // somebody else wrote it
    return null;
  }
}

/** Keeps a value in this browser as JSON; undefined takes it away. @returns whether it was done; a failure is only logged (spec §8) */
export const writeStored = (key: string, valor: unknown, armazem: Armazem = 'localStorage'): boolean =>
  tryStorage(() => {
    if (valor === undefined) window[armazem].removeItem(key);
    else window[armazem].setItem(key, JSON.stringify(valor));
    return true;
  }) ?? false;

/**
 * Runs something on the browser's storage. A storage that is full or forbidden is only logged (spec §8).
 *
 * @returns the result of `act`, or undefined when it throws
 * @example const texto = tryStorage(() => localStorage.getItem(key)) ?? null;
 */
export function tryStorage<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch (error) {
    console.warn('armazenamento local indisponível', error);
    return undefined;
  }
}

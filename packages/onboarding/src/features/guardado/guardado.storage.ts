const CHAVE = 'balcao:onboarding';

/** The sign-up stored in this tab; null when there is none, or when storage is unavailable. */
export function readGuardado(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(CHAVE) ?? '{}');
  } catch {
    // no storage, or an invalid value: start again
    return null;
  }
}

/** Stores it for this tab only. */
export function saveGuardado(value: unknown): void {
  try {
    sessionStorage.setItem(CHAVE, JSON.stringify(value));
  } catch (error) {
    // spec §8: a failure to save is logged only
    console.warn(error);
  }
}

const CHAVE = 'balcao:onboarding';

/** What this tab keeps of a sign-up, as it was written; null when there is nothing, or the browser keeps nothing. */
export function readGuardado(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(CHAVE) ?? '{}');
  } catch {
    // a browser without storage, or words of nobody: begin again
    return null;
  }
}

/** Keeps it for this tab alone. */
export function saveGuardado(value: unknown): void {
  try {
    sessionStorage.setItem(CHAVE, JSON.stringify(value));
  } catch (error) {
    // spec §8: a failure to save is logged only
    console.warn(error);
  }
}

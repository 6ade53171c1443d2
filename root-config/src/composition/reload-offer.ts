/** Inputs of the decision to offer a reload. */
export interface Oferta {
  /** Services that need a reload. */
  readonly servicos: readonly string[];
  readonly temTrabalho: boolean;
  readonly paradaMs: number;
  readonly hasJustReturned: boolean;
}

const PARADA_MS = 30_000;

/** Services to offer a reload for: only to a tab that is stale, idle and clean; none otherwise. */
export const offerOf = ({ servicos, temTrabalho, paradaMs, hasJustReturned }: Oferta): readonly string[] =>
  !temTrabalho && (paradaMs >= PARADA_MS || hasJustReturned) ? servicos : [];

/** Inputs of the decision to announce a newer build of a screen with unsaved input. */
export interface TelaRetida {
  readonly isRetida: boolean;
  readonly canPutAway: boolean;
  readonly paradaMs: number;
  /** Already announced. */
  readonly isDita: boolean;
}

/** Longer than an autosave takes, because input that is saved soon needs no notice. */
const SEM_SALVAR_MS = 3_000;

/** The notice to show: first in a pause, then as long as the screen waits. */
export function screenOfferOf({ isRetida, canPutAway, paradaMs, isDita }: TelaRetida): 'espera' | 'podeTrocar' | undefined {
  if (!isRetida || (!isDita && paradaMs < SEM_SALVAR_MS)) return undefined;
  return canPutAway ? 'podeTrocar' : 'espera';
}

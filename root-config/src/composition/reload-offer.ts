/** What decides whether a reload is offered. */
export interface Oferta {
  /** Services only a reload brings. */
  readonly servicos: readonly string[];
  readonly temTrabalho: boolean;
  readonly paradaMs: number;
  readonly hasJustReturned: boolean;
}

const PARADA_MS = 30_000;

/** Services to offer a reload for: only to a tab that is stale, idle and clean; none otherwise. */
export const offerOf = ({ servicos, temTrabalho, paradaMs, hasJustReturned }: Oferta): readonly string[] =>
  !temTrabalho && (paradaMs >= PARADA_MS || hasJustReturned) ? servicos : [];

/** What decides whether somebody is told of the newer build of the screen they type in. */
export interface TelaRetida {
  readonly isRetida: boolean;
  readonly canPutAway: boolean;
  readonly paradaMs: number;
  /** They were told already. */
  readonly isDita: boolean;
}

/** Longer than a form that saves by itself takes: what is saved in a moment needs no notice. */
const SEM_SALVAR_MS = 3_000;

/** What to say of the screen: first in a pause, then for as long as it waits. */
export function screenOfferOf({ isRetida, canPutAway, paradaMs, isDita }: TelaRetida): 'espera' | 'podeTrocar' | undefined {
  if (!isRetida || (!isDita && paradaMs < SEM_SALVAR_MS)) return undefined;
  return canPutAway ? 'podeTrocar' : 'espera';
}

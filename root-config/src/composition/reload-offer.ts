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

/** How long somebody must have been in a plan to carry its waiting periods to another. */
export interface RegraPortabilidade {
  readonly mesesMinimos: number;
}

/** Two years in the present plan, the first time (RN ANS 438/2018) [K]. */
export const regraPortabilidade: RegraPortabilidade = { mesesMinimos: 24 };

/** Whether waiting periods are carried over, and how long is still to go. */
export interface Portabilidade {
  readonly pode: boolean;
  readonly mesesFaltando: number;
}

/**
 * Whether the months in the present plan are enough to carry its waiting periods; null when there is no present plan.
 *
 * @example portabilidadeDe(18) // { pode: false, mesesFaltando: 6 }
 */
export function portabilidadeDe(
  meses: number | null | undefined,
  { mesesMinimos }: RegraPortabilidade = regraPortabilidade,
): Portabilidade | null {
  if (typeof meses !== 'number') return null;
  return { pode: meses >= mesesMinimos, mesesFaltando: Math.max(0, mesesMinimos - meses) };
}

/** Days, as Brasília counts them, within which each thing presses. */
export interface ParametrosUrgencia {
  /**
   * Days before the start of the cover: 0 is that day, 1 the day before. A new case starts tomorrow by default, so it is not urgent on its
   * first day.
   */
  readonly vigenciaDias: number;
  /** After it should have begun: later than that the case is old, not urgent. */
  readonly vigenciaPassadaDias: number;
  /** Until the policy that is renewed ends (domain design §5.7: −5 urgent). */
  readonly fimApoliceDias: number;
  /** The client has waited at least so long; 0 is at once. */
  readonly esperaDias: number;
  /** Until what somebody promised for a day is due. */
  readonly prazoDias: number;
  /** After it was due. */
  readonly prazoPassadoDias: number;
}

/** What the product comes with. */
export const parametrosUrgencia: ParametrosUrgencia = {
  vigenciaDias: 0,
  vigenciaPassadaDias: 2,
  fimApoliceDias: 5,
  esperaDias: 0,
  prazoDias: 1,
  prazoPassadoDias: 30,
};

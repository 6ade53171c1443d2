/** Lowest and highest accepted value, both included. */
export interface Faixa {
  readonly min: number;
  readonly max: number;
}

/** The ranges the common blocks obey; a parameter per insurer or subscription, never a constant inside a rule. */
export interface ParametrosBlocos {
  /** Years of age of the proponent. */
  readonly idade: Faixa;
  /** Days from today to the start of the policy; a negative `min` would allow it to be retroactive. */
  readonly inicioVigenciaDias: Faixa;
  /** Days the policy lasts. */
  readonly vigenciaDias: Faixa;
  readonly sinistros: Faixa;
  /** Premium of the policy being renewed, IOF included, in centavos. */
  readonly premioAnteriorCentavos: Faixa;
  readonly descontoBps: Faixa;
}

/**
 * Default ranges of domain design §3.1 (age, start, claims). Not in the source and chosen wide, only to refuse slips of typing:
 * length of the policy, premium of the policy being renewed, discount of ±30 %.
 */
export const parametrosBlocos: ParametrosBlocos = {
  idade: { min: 18, max: 110 },
  inicioVigenciaDias: { min: 0, max: 60 },
  vigenciaDias: { min: 1, max: 1_827 },
  sinistros: { min: 0, max: 9 },
  premioAnteriorCentavos: { min: 1, max: 10_000_000_000 },
  descontoBps: { min: -3_000, max: 3_000 },
};

/** What the market or a contract sets and may change; no rule has these numbers inside it. */
export const parametrosProposta = {
  /** How far ahead the first instalment may fall due. */
  diasPrimeiroVencimento: 45,
  /** A premium or a tax issued so much off what was proposed is the insurer's rounding, centavos. */
  toleranciaEmissaoCentavos: 5,
} as const;

/** What the market or a contract sets and may change; no rule has these numbers inside it. */
export const parametrosProposta = {
  /** How far ahead the first instalment may fall due. */
  diasPrimeiroVencimento: 45,
} as const;

/** What the market or a contract sets and may change; no rule has these numbers inside it. */
export const parametrosProposta = {
  /** Silence of the insurer for this long counts as acceptance (Lei 15.040/2024, domain design §5.6). */
  diasAceiteTacito: 25,
  /** How far ahead the first instalment may fall due. */
  diasPrimeiroVencimento: 45,
} as const;

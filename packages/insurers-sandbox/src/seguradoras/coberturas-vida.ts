/** Covers of a life quote that have a capital, in the order of the offer. */
export const COBERTURAS_VIDA = [
  'MORTE',
  'MORTE_ACIDENTAL',
  'IPA',
  'IFPD',
  'ILPD',
  'DOENCA_GRAVE',
  'DIT',
  'INTERNACAO',
  'CONJUGE',
  'FILHOS',
] as const;
export type CoberturaVida = (typeof COBERTURAS_VIDA)[number];

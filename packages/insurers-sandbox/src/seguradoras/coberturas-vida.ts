/** Covers of a life quote that have a capital, in the order they are told. */
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

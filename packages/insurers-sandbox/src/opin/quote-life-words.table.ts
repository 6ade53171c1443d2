import type { CoberturaVida } from '../seguradoras/coberturas-vida.ts';

/** A cover in the codes of the standard; those with the same code are distinguished by `internalCode`. */
export interface PalavraVida {
  readonly branch: string;
  readonly code: string;
  readonly internalCode?: string;
}

/** Individual life 1391, personal accidents 1381 (domain design §5.1). */
export const palavrasVida: Readonly<Record<CoberturaVida, PalavraVida>> = {
  MORTE: { branch: '1391', code: 'MORTE' },
  MORTE_ACIDENTAL: { branch: '1381', code: 'MORTE_ACIDENTAL' },
  IPA: { branch: '1381', code: 'INVALIDEZ_TOTAL_E PARCIAL_POR_ACIDENTE' },
  IFPD: { branch: '1391', code: 'INVALIDEZ_FUNCIONAL_PERMANENTE_TOTAL_POR_DOENÇA' },
  ILPD: { branch: '1391', code: 'INVALIDEZ_LABORATIVA_PERMANENTE_TOTAL_POR_DOENÇA' },
  DOENCA_GRAVE: { branch: '1391', code: 'DOENÇA_GRAVE' },
  DIT: { branch: '1391', code: 'INCAPACIDADE_TEMPORÁRIA' },
  INTERNACAO: { branch: '1391', code: 'INTERNAÇÃO_HOSPITALAR' },
  CONJUGE: { branch: '1391', code: 'MORTE', internalCode: 'CONJUGE' },
  FILHOS: { branch: '1391', code: 'MORTE', internalCode: 'FILHOS' },
};

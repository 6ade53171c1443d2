import type { Juros, Multa } from './encargos.ts';

/** What the provider of the product chooses of its own charges. */
export interface ParametrosCobranca {
  readonly multa: Multa;
  readonly juros: Juros;
  /** Days after its due date in which a charge can still be paid. */
  readonly validadeDias: number;
  /** Days after the due date on which the administrators are reminded. */
  readonly lembretes: readonly number[];
  /** Days after the due date on which the subscription is blocked. */
  readonly bloqueioDias: number;
  /** Days before its due date on which an invoice is issued. */
  readonly emissaoDias: number;
}

/**
 * [K] A fine of 2 % (the ceiling of art. 52 §1 of Law 8,078/1990) and 1 % a month by calendar days, the usual of contracts in Brazil; the
 * other terms are the product's.
 */
export const parametrosCobranca: ParametrosCobranca = {
  multa: { modalidade: 2, valor: 200 },
  juros: { modalidade: 3, valor: 100 },
  validadeDias: 60,
  lembretes: [1, 5, 10],
  bloqueioDias: 15,
  emissaoDias: 10,
};

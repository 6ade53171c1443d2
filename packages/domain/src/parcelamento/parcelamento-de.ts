import type { Parcelamento } from '@balcao/contracts';
import { splitParcelas } from './split-parcelas.ts';

/** What an instalment plan is made of. */
export interface PlanoParcelamento {
  readonly forma: Parcelamento['forma'];
  /** Integer centavos to be paid, taxes included. */
  readonly totalCentavos: number;
  readonly n: number;
  /** Monthly interest, bps. */
  readonly jurosBps: number;
  /** First instalment at signing (default) or 30 days later. */
  readonly entrada?: boolean;
}

/**
 * An instalment plan in the shape of the contract, computed by {@link splitParcelas}.
 *
 * @throws RangeError as splitParcelas does
 * @example parcelamentoDe({ forma: 'BOLETO', totalCentavos: 484_725, n: 10, jurosBps: 0 })
 * // { forma: 'BOLETO', n: 10, primeiraCentavos: 48477, demaisCentavos: 48472, jurosBps: 0, totalCentavos: 484725 }
 */
export function parcelamentoDe({ forma, totalCentavos, n, jurosBps, entrada = true }: PlanoParcelamento): Parcelamento {
  const parcelas = splitParcelas(totalCentavos, n, jurosBps, { entrada });
  const [primeiraCentavos = 0, demaisCentavos = 0] = parcelas;
  return { forma, n, primeiraCentavos, demaisCentavos, jurosBps, totalCentavos: parcelas.reduce((sum, parcela) => sum + parcela, 0) };
}

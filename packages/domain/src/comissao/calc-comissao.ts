import { percentual } from '../dinheiro/percentual.ts';
import { apportion } from '../dinheiro/apportion.ts';

/**
 * Commission on a net premium; IOF and instalment interest are no base of it (domain design §5.2, §5.3).
 *
 * @param liquidoCentavos net premium, integer centavos
 * @param bps commission rate
 * @returns integer centavos, rounded half-up
 * @throws RangeError when either is not an integer
 * @example calcComissao(300_000, 2_000) // 60000
 */
export const calcComissao = (liquidoCentavos: number, bps: number): number => percentual(liquidoCentavos, bps);

/**
 * A commission spread over the instalments as each is paid (policy PARCELADA); the parts add up to it (domain design §5.3).
 *
 * @param comissaoCentavos integer centavos
 * @param n how many instalments
 * @throws RangeError when `n` is not a positive integer
 * @example splitComissao(60_001, 7) // [8572, 8572, 8572, 8572, 8571, 8571, 8571]
 */
export const splitComissao = (comissaoCentavos: number, n: number): number[] => apportion(comissaoCentavos, Array<number>(n).fill(1));

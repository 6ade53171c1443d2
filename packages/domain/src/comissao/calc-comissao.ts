import { percentual } from '../dinheiro/percentual.ts';

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

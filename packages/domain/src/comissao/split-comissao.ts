import { apportion } from '../dinheiro/apportion.ts';

/**
 * A commission spread over the instalments as each is paid (policy PARCELADA); the parts add up to it (domain design §5.3).
 *
 * @param comissaoCentavos integer centavos
 * @param n how many instalments
 * @throws RangeError when `n` is not a positive integer
 * @example splitComissao(60_001, 7) // [8572, 8572, 8572, 8572, 8571, 8571, 8571]
 */
export const splitComissao = (comissaoCentavos: number, n: number): number[] => apportion(comissaoCentavos, Array<number>(n).fill(1));

import { roundHalfUp } from '../dinheiro/percentual.ts';

const MAX_PARCELAS = 120;
const UM = 10_000n;

function semJuros(total: number, n: number): number[] {
  const each = Math.floor(total / n);
  return [each + (total % n), ...Array<number>(n - 1).fill(each)];
}

/** `total ÷ [(1−(1+i)^−n)/i × (1+i)]` as one fraction, so that only the last step rounds. */
function price(total: number, n: number, jurosBps: number, entrada: boolean): number[] {
  const juros = BigInt(jurosBps);
  const growth = (UM + juros) ** BigInt(n);
  const divisor = (growth - UM ** BigInt(n)) * (entrada ? UM + juros : UM);
  const each = roundHalfUp(BigInt(total) * growth * juros, divisor);
  return Array<number>(n).fill(each);
}

/**
 * The instalments of a total. Without interest they add up to it and the first takes the remainder; with interest they are
 * equal (Price), and their sum above the total is the interest, which is no base of commission (domain design §5.2).
 *
 * @param total integer centavos, not negative
 * @param n how many instalments, 1 to 120
 * @param jurosBps monthly interest in bps; 0 is *sem juros*
 * @param options `entrada` (default): the first is paid at signing; else 30 days later
 * @returns `n` amounts of centavos, in order of payment
 * @throws RangeError when a number is not an integer in its range
 * @example splitParcelas(322_140, 12, 199)[0] // 29849
 */
export function splitParcelas(total: number, n: number, jurosBps: number, { entrada = true }: { entrada?: boolean } = {}): number[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError('total deve ser inteiro em centavos');
  if (!Number.isInteger(n) || n < 1 || n > MAX_PARCELAS) throw new RangeError(`parcelas: de 1 a ${MAX_PARCELAS}`);
  if (!Number.isInteger(jurosBps) || jurosBps < 0 || jurosBps > 10_000) throw new RangeError('juros: de 0 a 10000 bps ao mês');
  return jurosBps === 0 ? semJuros(total, n) : price(total, n, jurosBps, entrada);
}

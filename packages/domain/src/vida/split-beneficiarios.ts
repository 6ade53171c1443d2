const INTEIRO_BPS = 10_000;

/**
 * The whole shared evenly: each the same number of bps, the remainder to the first.
 *
 * @param quantos how many share; none share nothing
 * @example splitBeneficiarios(3) // [3334, 3333, 3333]
 */
export function splitBeneficiarios(quantos: number): number[] {
  if (quantos < 1) return [];
  const cada = Math.floor(INTEIRO_BPS / quantos);
  return Array.from({ length: quantos }, (_, index) => (index === 0 ? INTEIRO_BPS - cada * (quantos - 1) : cada));
}

/**
 * What is missing to the whole, in bps; negative when there is too much.
 *
 * @example faltaParaInteiro([{ pctBps: 6_000 }, {}]) // 4000
 */
export const faltaParaInteiro = (partes: readonly { readonly pctBps?: number | null | undefined }[]): number =>
  INTEIRO_BPS - partes.reduce((sum, { pctBps }) => sum + (pctBps ?? 0), 0);

import { roundHalfUp } from '../dinheiro/percentual.ts';
import { type FaixaAns, QUANTIDADE_FAIXAS } from './faixas-ans.ts';

/** Price of each band in thousandths of the first one: a parameter of the product, never a constant inside a rule. */
export type Multiplicadores = readonly number[];

/** Default table of domain design §5.5; 2,375 between seventh and first is within 2,400. */
export const multiplicadoresPadrao: Multiplicadores = [1_000, 1_180, 1_360, 1_530, 1_680, 1_850, 2_400, 3_050, 3_950, 5_700];

/** What RN ANS 563/2022 asks of a table of bands. */
export interface LimitesAns {
  /** The tenth band costs at most this many times the first. */
  readonly razaoMaxima: number;
}

/** Limits in force [V]. */
export const limitesAns: LimitesAns = { razaoMaxima: 6 };

/** Errors of a table of bands; empty when it is valid. */
export type FalhaMultiplicadores = 'QUANTIDADE' | 'VALOR' | 'DECRESCENTE' | 'RAZAO_MAXIMA' | 'VARIACAO_FINAL';

/**
 * Judges a table of bands by RN ANS 563/2022: ten positive integers that never fall, P10 ≤ 6 × P1 and P10/P7 ≤ P7/P1. Compared in
 * integers, so that the limit itself passes.
 *
 * @example validateMultiplicadores(multiplicadoresPadrao) // []
 */
export function validateMultiplicadores(tabela: Multiplicadores, { razaoMaxima }: LimitesAns = limitesAns): FalhaMultiplicadores[] {
  if (tabela.length !== QUANTIDADE_FAIXAS) return ['QUANTIDADE'];
  if (tabela.some((valor) => !Number.isSafeInteger(valor) || valor <= 0)) return ['VALOR'];
  const [p1 = 0, p7 = 0, p10 = 0] = [tabela[0], tabela[6], tabela[9]];
  return [
    ...(tabela.some((valor, index) => index > 0 && valor < (tabela[index - 1] ?? 0)) ? (['DECRESCENTE'] as const) : []),
    ...(p10 > razaoMaxima * p1 ? (['RAZAO_MAXIMA'] as const) : []),
    ...(BigInt(p10) * BigInt(p1) > BigInt(p7) * BigInt(p7) ? (['VARIACAO_FINAL'] as const) : []),
  ];
}

/**
 * Price of one life: the base of the first band times the multiplier of its own, and times any other factors, rounded half-up once.
 *
 * @param baseCentavos price of the first band
 * @param fatores thousandths: region, accommodation, co-pay …
 * @example precoDaFaixa(21_000, 9) // 119700
 */
export function precoDaFaixa(
  baseCentavos: number,
  faixa: FaixaAns,
  tabela: Multiplicadores = multiplicadoresPadrao,
  fatores: readonly number[] = [],
): number {
  const all = [tabela[faixa] ?? 0, ...fatores].map(BigInt);
  return roundHalfUp(
    all.reduce((product, fator) => product * fator, BigInt(baseCentavos)),
    1_000n ** BigInt(all.length),
  );
}

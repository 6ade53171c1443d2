import type { ComissaoPrevista } from '@balcao/contracts';
import { apportion } from '../dinheiro/apportion.ts';
import { percentual } from '../dinheiro/percentual.ts';

/** A monthly bill of an open policy, as far as a commission cares. */
export interface FaturaComissionada {
  readonly numero: number;
  readonly vencimento: string;
  /** Net premium of the month, integer centavos. */
  readonly baseCentavos: number;
}

const previstaDe = ({ numero, vencimento, baseCentavos }: FaturaComissionada, previstaCentavos: number): ComissaoPrevista => ({
  numero,
  parcela: numero,
  previsaoEm: vencimento,
  baseCentavos,
  previstaCentavos,
});

/**
 * Agenciamento: one reward over the first bills, after which the tie ends. It is one amount, rounded once and shared by what each bill is
 * worth.
 *
 * @param faturas in order
 * @param termos `bps` of the bills it is paid over, and `faturas`, how many of them
 * @example forecastAgenciamento(faturas, { bps: 10_000, faturas: 1 })[0]?.previstaCentavos // the whole first bill
 */
export function forecastAgenciamento(
  faturas: readonly FaturaComissionada[],
  { bps, faturas: quantas }: { readonly bps: number; readonly faturas: number },
): ComissaoPrevista[] {
  const primeiras = faturas.slice(0, quantas);
  const bases = primeiras.map(({ baseCentavos }) => baseCentavos);
  const base = bases.reduce((sum, centavos) => sum + centavos, 0);
  if (base <= 0) return [];
  const partes = apportion(percentual(base, bps), bases);
  return primeiras.map((fatura, index) => previstaDe(fatura, partes[index] ?? 0));
}

/**
 * Pró-labore: the fee of the estipulante, of every bill while it is paid. Each bill stands alone, so each is rounded alone.
 *
 * @example forecastProLabore([{ numero: 1, vencimento: '2026-01-10', baseCentavos: 100_000 }], 300)[0]?.previstaCentavos // 3000
 */
export const forecastProLabore = (faturas: readonly FaturaComissionada[], bps: number): ComissaoPrevista[] =>
  faturas.map((fatura) => previstaDe(fatura, percentual(fatura.baseCentavos, bps)));

import { linhaVigente, type Vigencia } from '../vigencia/linha-vigente.ts';

/** A rate of IOF and the days it holds. */
export interface LinhaIof extends Vigencia {
  readonly bps: number;
}

/**
 * The rate of IOF on a day, from dated rows: the 2025 decrees were suspended and litigated, so a rate is never a constant
 * (domain design §5.1). Where rows overlap, the one that began last wins.
 *
 * @param dia `YYYY-MM-DD`
 * @returns bps; null when no row covers the day
 * @example iofVigente(tabelaIof.AUTO, '2026-11-20') // 738
 */
export const iofVigente = (rows: readonly LinhaIof[], dia: string): number | null => linhaVigente(rows, dia)?.bps ?? null;

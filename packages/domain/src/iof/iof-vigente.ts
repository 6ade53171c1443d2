/** A rate of IOF and the days it holds: from `desde` to `ate`, both included; without `ate`, until further notice. */
export interface LinhaIof {
  readonly bps: number;
  /** `YYYY-MM-DD` */
  readonly desde: string;
  /** `YYYY-MM-DD` */
  readonly ate?: string | undefined;
}

/**
 * The rate of IOF on a day, from dated rows: the 2025 decrees were suspended and litigated, so a rate is never a constant
 * (domain design §5.1). Where rows overlap, the one that began last wins.
 *
 * @param dia `YYYY-MM-DD`
 * @returns bps; null when no row covers the day
 * @example iofVigente(tabelaIof.AUTO, '2026-11-20') // 738
 */
export function iofVigente(rows: readonly LinhaIof[], dia: string): number | null {
  const holding = rows.filter((row) => row.desde <= dia && (!row.ate || dia <= row.ate));
  return holding.toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0]?.bps ?? null;
}

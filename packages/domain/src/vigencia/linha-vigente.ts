/** The days a row of a dated table is in force: from `desde` to `ate`, both included; without `ate`, until further notice. */
export interface Vigencia {
  /** `YYYY-MM-DD` */
  readonly desde: string;
  /** `YYYY-MM-DD` */
  readonly ate?: string | null | undefined;
}

/**
 * The row of a dated table in force on a day. What law, market or contract may change is a row with its days, never a constant. Where rows
 * overlap, the one that began last wins.
 *
 * @param dia `YYYY-MM-DD`
 * @returns null when no row covers the day
 * @example linhaVigente([{ bps: 738, desde: '2008-01-03' }], '2026-11-20')?.bps // 738
 */
export function linhaVigente<T extends Vigencia>(rows: readonly T[], dia: string): T | null {
  const holding = rows.filter((row) => row.desde <= dia && (!row.ate || dia <= row.ate));
  return holding.toSorted((a, b) => (a.desde < b.desde ? 1 : -1))[0] ?? null;
}

/** A column that orders a list, and which way. */
export interface OrdemDaColuna {
  readonly column: string;
  readonly direction: 'asc' | 'desc';
}

/** As many columns as one order may name. */
export const MAX_ORDENS = 3;

/**
 * The columns an address orders by, the first deciding first. @example readOrdem('-premio,nome') // [{ column: 'premio', direction: 'desc'
 * }, { column: 'nome', direction: 'asc' }]
 */
export const readOrdem = (ordenar: string): OrdemDaColuna[] =>
  ordenar
    .split(',')
    .filter(Boolean)
    .map((termo) => ({ column: termo.replace(/^-/, ''), direction: termo.startsWith('-') ? 'desc' : 'asc' }));

/** Writes the sort columns for an address. @example writeOrdem([{ column: 'premio', direction: 'desc' }]) // '-premio' */
export const writeOrdem = (ordem: readonly OrdemDaColuna[]): string =>
  ordem.map(({ column, direction }) => (direction === 'desc' ? `-${column}` : column)).join(',');

/**
 * The order after a column is pressed. Alone, it orders by that column and then turns; added, it comes after those there are, turns, and
 * then leaves. An order that is full takes no more.
 */
export function pressColuna(ordem: readonly OrdemDaColuna[], column: string, isAdded: boolean): readonly OrdemDaColuna[] {
  const now = ordem.find((one) => one.column === column);
  if (!isAdded) return [{ column, direction: ordem.length === 1 && now?.direction === 'asc' ? 'desc' : 'asc' }];
  if (!now) return ordem.length < MAX_ORDENS ? [...ordem, { column, direction: 'asc' }] : ordem;
  if (now.direction === 'asc') return ordem.map((one) => (one === now ? { column, direction: 'desc' } : one));
  return ordem.length === 1 ? [{ column, direction: 'asc' }] : ordem.filter((one) => one !== now);
}

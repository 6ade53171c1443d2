import type { Column } from '@balcao/ui/tables';

/** Which columns a list shows, in which order, and how wide. */
export interface Arranjo {
  readonly ocultas: readonly string[];
  readonly ordem: readonly string[];
  /** Pixels, by id; a column it does not name is as wide as its list makes it. */
  readonly larguras: Readonly<Record<string, number>>;
}

/** As the list was made. */
export const SEM_ARRANJO: Arranjo = { ocultas: [], ordem: [], larguras: {} };

/** The column that names each record: the first, unless another says so. */
const nameOf = <Row>(columns: readonly Column<Row>[]) => columns.find(({ isRowHeader }) => isRowHeader) ?? columns[0];

/**
 * The columns in the order asked for, hidden ones among them. The one that names the record stays first; one the arrangement does not
 * know, newer than it, keeps the place its list gives it.
 */
export function inOrder<Row>(columns: readonly Column<Row>[], ordem: readonly string[]): Column<Row>[] {
  const name = nameOf(columns);
  const others = columns.filter((column) => column !== name);
  const asked = ordem.flatMap((id) => others.find((column) => column.id === id) ?? []);
  const result = [...asked];
  for (const [index, column] of others.entries()) if (!asked.includes(column)) result.splice(Math.min(index, result.length), 0, column);
  return name ? [name, ...result] : result;
}

/** A column as wide as asked for; one that takes the room the others leave, at least so. */
function widened<Row>(column: Column<Row>, largura: number | undefined): Column<Row> {
  if (largura === undefined) return column;
  const { narrowWidth: _, ...one } = column;
  return { ...one, [column.width === undefined ? 'minWidth' : 'width']: `${largura}px` };
}

/** The columns a list shows. @example arrangeColumns(colunas, { ocultas: ['numero'], ordem: ['status', 'linha'], larguras: { status: 120 } }) */
export const arrangeColumns = <Row>(columns: readonly Column<Row>[], { ocultas, ordem, larguras }: Arranjo): Column<Row>[] =>
  inOrder(columns, ordem)
    .filter((column) => column === nameOf(columns) || !ocultas.includes(column.id))
    .map((column) => widened(column, larguras[column.id]));

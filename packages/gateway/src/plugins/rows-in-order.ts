/**
 * Rows in the order of the given ids; ids without a row are skipped. Sorted here because, joined to a list of ids,
 * the planner would read the whole table for a few hundred of them.
 */
export function rowsInOrder<Row>(ids: readonly string[], rows: readonly Row[], idOf: (row: Row) => string): Row[] {
  const byId = new Map<string, Row>();
  for (const row of rows) byId.set(idOf(row), row);
  return ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
}

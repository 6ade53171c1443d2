import type { Tx } from '../plugins/db.ts';

/** A row by column name; what is absent from the first row of a batch takes the table's default. */
export type TableRow = Readonly<Record<string, unknown>>;

const LOTE = 1_000;

/** Inserts many rows with one statement per thousand; PostgreSQL itself turns JSON into the columns' types. */
export async function insertRows(tx: Tx, tabela: string, rows: readonly TableRow[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const colunas = Object.keys(first).join(', ');
  for (let from = 0; from < rows.length; from += LOTE) {
    await tx.run(
      `insert into balcao.${tabela} (${colunas}) select ${colunas} from jsonb_populate_recordset(null::balcao.${tabela}, $1::jsonb)`,
      [JSON.stringify(rows.slice(from, from + LOTE))],
    );
  }
}

import { useState } from 'react';

/** The records of a list chosen by hand. */
export interface Escolhidas<Row> {
  /** By id, each as the list says it now; one of another page as it was said when it was chosen. */
  readonly escolhidas: ReadonlyMap<string, Row>;
  readonly selected: ReadonlySet<string>;
  onSelect(ids: ReadonlySet<string>): void;
  clear(): void;
}

/**
 * What is chosen of a list: a record stays chosen when the page turns.
 *
 * @param maximo as many as one request takes
 * @example const { selected, onSelect, escolhidas, clear } = useEscolhidas({ rows: lista.rows, rowId: ({ id }) => id, maximo: 100 })
 */
export function useEscolhidas<Row>({
  rows,
  rowId,
  maximo = Number.POSITIVE_INFINITY,
}: {
  rows: readonly Row[];
  rowId: (row: Row) => string;
  maximo?: number;
}): Escolhidas<Row> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const shown = new Map(rows.map((row) => [rowId(row), row] as const));
  const known = new Map([...chosen].map(([id, row]) => [id, shown.get(id) ?? row] as const));
  return {
    escolhidas: known,
    selected: new Set(chosen.keys()),
    onSelect: (ids) => setChosen(new Map([...new Map([...known, ...shown])].filter(([id]) => ids.has(id)).slice(0, maximo))),
    clear: () => setChosen(new Map()),
  };
}

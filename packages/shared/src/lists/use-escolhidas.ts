import { type AlvoDoLote, MAX_ESCOLHIDOS, MAX_LOTE } from '@balcao/contracts';
import { useState } from 'react';

/** What is chosen of a list. */
export interface Escolhidas<Row, Filtros extends object = object> {
  /** By id, each as the list says it now; one of another page as it was said when it was chosen. None of them while all is chosen. */
  readonly escolhidas: ReadonlyMap<string, Row>;
  readonly selected: ReadonlySet<string>;
  /** All that the filters find is chosen, of every page. */
  readonly isTodas: boolean;
  /** How many are chosen. */
  readonly total: number;
  /** Of how many all may be chosen; more than `total` where nobody counted further. */
  readonly doFiltro: { readonly total: number; readonly isTotalMinimo: boolean };
  /** All is chosen, and it is more than an act may reach at once: as many as that. */
  readonly acimaDe: number | null;
  /** What an act on what is chosen is asked about: the records by name, or the filters, which the gateway reads again. */
  readonly alvo: AlvoDoLote<Filtros>;
  onSelect(ids: ReadonlySet<string>): void;
  /** Chooses all that the filters find; undefined unless the whole page is chosen and there is more than it. */
  readonly selectTodas: (() => void) | undefined;
  clear(): void;
}

/** The part of a list that one chooses of. */
interface ListaEscolhivel<Row, Filtros extends object> {
  readonly rows: readonly Row[];
  readonly total: number;
  readonly isTotalMinimo: boolean;
  /** What narrows it: all of it is chosen only for as long as that is the same. */
  readonly filtro: Filtros;
}

/**
 * What is chosen of a list: a record stays chosen when the page turns. Of a page that is chosen whole, all that the filters find may be;
 * taking one record out goes back to those of the page.
 *
 * @param maximo as many records as one act may name; absent, what the contracts allow
 * @example const { selected, onSelect, escolhidas, clear } = useEscolhidas({ lista, rowId: ({ id }) => id })
 */
export function useEscolhidas<Row, Filtros extends object>({
  lista: { rows, total, isTotalMinimo, filtro },
  rowId,
  maximo = MAX_ESCOLHIDOS,
}: {
  lista: ListaEscolhivel<Row, Filtros>;
  rowId: (row: Row) => string;
  maximo?: number;
}): Escolhidas<Row, Filtros> {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map());
  const [todasDe, setTodasDe] = useState<string | null>(null);
  const asked = JSON.stringify(filtro);
  const isTodas = todasDe === asked && total > 0;
  const shown = new Map(rows.map((row) => [rowId(row), row] as const));
  const known = new Map([...chosen].map(([id, row]) => [id, shown.get(id) ?? row] as const));
  const hasPagina = rows.length > 0 && rows.every((row) => chosen.has(rowId(row)));
  return {
    escolhidas: known,
    selected: new Set(isTodas ? shown.keys() : chosen.keys()),
    isTodas,
    total: isTodas ? total : chosen.size,
    doFiltro: { total, isTotalMinimo },
    acimaDe: isTodas && (isTotalMinimo || total > MAX_LOTE) ? MAX_LOTE : null,
    alvo: isTodas ? { filtro: { consulta: filtro, total } } : { ids: [...chosen.keys()] },
    onSelect: (ids) => {
      setTodasDe(null);
      setChosen(new Map([...new Map([...known, ...shown])].filter(([id]) => ids.has(id)).slice(0, maximo)));
    },
    selectTodas:
      !isTodas && hasPagina && total > rows.length
        ? () => {
            setTodasDe(asked);
            setChosen(new Map());
          }
        : undefined,
    clear: () => {
      setTodasDe(null);
      setChosen(new Map());
    },
  };
}

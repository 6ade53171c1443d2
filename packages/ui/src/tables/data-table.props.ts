import type { ReactNode } from 'react';

/** One column of a table. */
export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Numbers and money at the end. */
  align?: 'start' | 'end';
  isSortable?: boolean;
  /** Any CSS width; without one it takes the room that the others leave. */
  width?: string;
  /** Any CSS width that a column without one is never pressed below. */
  minWidth?: string;
  /** Any CSS width below 1200 px, where what goes with its value is left out. */
  narrowWidth?: string;
  /** Only from this width, px: on a narrower table the room goes to the others. A card and a sheet of paper show it. */
  from?: 992 | 1200;
  /** On a card, its name stands before its value. */
  isLabelledOnCard?: boolean;
  /** On the card of a list, a line of its own: what is read after the row moves nothing. */
  isLineOnCard?: boolean;
  /** It names the row (the first column by default). */
  isRowHeader?: boolean;
  /** Left out of the card on small screens. */
  isHiddenOnCard?: boolean;
  /** Only where there is room for what one seldom looks for: from 1600 px. */
  isWideOnly?: boolean;
}

/** Which column orders the rows, and how. */
export interface Sort {
  column: string;
  direction: 'asc' | 'desc';
}

/** Pixels between which a reader may put the width of a column. */
export const LARGURA_MINIMA = 48;
export const LARGURA_MAXIMA = 800;

export interface DataTableProps<Row> {
  /** What the table holds: read to a screen reader, seen with `isCaptionVisible`. */
  caption: string;
  isCaptionVisible?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** A row in words, for its checkbox. Default: its id. */
  rowName?: (row: Row) => string;
  status?: 'loading' | 'failed' | 'ready';
  onRetry?: () => void;
  /** The words of the failure. */
  failure?: ReactNode;
  /** Shown when there are no rows and no filter. */
  empty?: ReactNode;
  /** Filters are on: no rows means no match, and this clears them. */
  onClearFilters?: (() => void) | undefined;
  /** The columns that order the rows, the first deciding first. */
  sort?: readonly Sort[];
  onSort?: (sort: readonly Sort[]) => void;
  /** With it columns are widened: told which, and how many pixels. */
  onResize?: ((column: string, largura: number) => void) | undefined;
  selected?: ReadonlySet<string>;
  onSelect?: (selected: ReadonlySet<string>) => void;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Marks a row (the best offer, the one open beside). */
  isRowMarked?: (row: Row) => boolean;
  density?: 'compact' | 'regular';
  /** Rows drawn while loading. */
  skeletonRows?: number;
  /** Scrolls inside this height (any CSS length) with its header in sight, instead of with the page. */
  maxHeight?: string;
}

import type { ReactNode, RefObject } from 'react';
import type { Falha } from '@balcao/ui/failures';
import type { Column, DataTableProps, Sort } from '@balcao/ui/tables';
import type { Arranjo } from './arrange-columns.ts';

/** A saved filter, as a tab shows it. */
export interface FiltroNaAba {
  readonly id: string;
  readonly nome: string;
  /** Its reader may change it. */
  readonly meu: boolean;
  readonly dono: string;
  /** The list opens with it. */
  readonly padrao: boolean;
  readonly compartilhado: boolean;
}

/** What is chosen of a filter when it is saved. */
export type EscolhasDoFiltro = Pick<FiltroNaAba, 'nome' | 'padrao' | 'compartilhado'>;

/** The saved filters of a list, whoever keeps them: `useLista` of `@balcao/shared/lists` gives them. */
export interface FiltrosDaTela {
  readonly itens: readonly FiltroNaAba[];
  /** The open one; null: the whole list; undefined: something nobody saved. */
  readonly atual: string | null | undefined;
  /** The one asked for is gone. */
  readonly isPerdido: boolean;
  /** What is asked for now could be saved. */
  readonly isSalvavel: boolean;
  readonly hrefNovo: string;
  hrefOf(id: string | null): string;
  edit(id: string): void;
  save(escolhas: EscolhasDoFiltro): Promise<void>;
  setPadrao(id: string, padrao: boolean): Promise<void>;
  remove(id: string): Promise<void>;
}

/** A list as it stands, whoever answered it: `useLista` of `@balcao/shared/lists` gives one. */
export interface EstadoDaLista<Row> {
  readonly consulta: { readonly pagina: number; readonly tamanho: number; readonly q?: string | undefined };
  readonly rows: readonly Row[];
  /** All that match the filters. */
  readonly total: number;
  /** There are at least so many: nobody counted further. */
  readonly isTotalMinimo?: boolean;
  readonly status: 'loading' | 'failed' | 'ready';
  readonly falha: Falha | null;
  /** The rows answer what was asked before; the answer is on its way. */
  readonly isAnterior?: boolean;
  /** How many filters are on. */
  readonly ativos: number;
  readonly sort: readonly Sort[];
  readonly box: RefObject<HTMLDivElement | null>;
  /** Which columns its user wants, in which order, and how wide; absent, as the list is made. */
  readonly arranjo?: Arranjo;
  arrange?(arranjo: Arranjo): void;
  /** Its saved filters, as tabs above it; absent of a list that keeps none. */
  readonly salvos?: FiltrosDaTela | undefined;
  change(mudanca: { pagina: number } | { tamanho: number }): void;
  clear(): void;
  search(texto: string): void;
  orderBy(sort: readonly Sort[]): void;
  retry(): void;
}

export interface ListaProps<Row>
  extends Pick<DataTableProps<Row>, 'rowId' | 'rowName' | 'rowActions' | 'isRowMarked' | 'selected' | 'onSelect'> {
  lista: EstadoDaLista<Row>;
  /** What the list holds: the table's name. */
  caption: string;
  columns: readonly Column<Row>[];
  /** Words of the field one searches in; absent, there is none. */
  busca?: string;
  /** The other filters; each tells `lista.change`. */
  filtros?: ReactNode;
  /** What else is done with the whole list: another view, the export. */
  acoes?: ReactNode;
  /** Shown when there is nothing yet. */
  vazio: ReactNode;
  /** Shows a record in short beside the list: each row has a button for it, before its others. */
  onPeek?: ((row: Row) => void) | undefined;
  /** How wide the buttons at the end of each row are, any CSS width. */
  larguraDasAcoes?: string;
  /** What all that the filters find sums to, below the table. */
  totais?: ReactNode;
  /** What is done with the selected records, while there are any. */
  barra?: ReactNode;
  /** Another view of what the filters let through, in the place of the table. */
  vista?: ReactNode;
}

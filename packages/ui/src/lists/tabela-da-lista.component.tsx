import { above, below, token } from '@balcao/ui';
import { DataTable, type DataTableProps } from '@balcao/ui/tables';
import type { ReactNode, RefObject } from 'react';
import styled, { css } from 'styled-components';

export interface TabelaDaListaProps<Row> extends DataTableProps<Row> {
  /** How wide the buttons at the end of each row are, any CSS width. */
  larguraDasAcoes?: string | undefined;
  /** What holds the table: the keys of the list act there. */
  box?: RefObject<HTMLDivElement | null>;
}

/** What names a record is never pressed below this: the other columns are scrolled to sideways instead. */
const LARGURA_DO_NOME = '140px';
const LARGURA_DA_SELECAO = '40px';

/** Widths from which a table shows more of its columns. */
const DEGRAUS = [768, 992, 1200, 1600] as const;

/** The sum of the columns that a width shows: narrower than this, the table scrolls inside its frame. */
function minimumWidth<Row>({ columns, onSelect }: DataTableProps<Row>, acoes: string | undefined, degrau: number): string {
  const shown = columns.filter(({ isWideOnly, from = 0 }) => (isWideOnly ? 1_600 : from) <= degrau);
  const widths = shown.map(
    ({ width, narrowWidth = width, minWidth = LARGURA_DO_NOME }) => (degrau < 1_200 ? narrowWidth : width) ?? minWidth,
  );
  return `calc(${[...widths, onSelect && LARGURA_DA_SELECAO, acoes].filter(Boolean).join(' + ')})`;
}

/**
 * The table of a list: dense, each record on one line of its own however long its texts, worked through by keyboard. The column without
 * a width takes the room the others leave. On a phone, compact cards. The look is said of the elements a table has, so that it asks
 * nothing of the columns but their widths.
 */
export function TabelaDaLista<Row>({ larguraDasAcoes = '52px', box, rowActions, ...table }: TabelaDaListaProps<Row>) {
  const props = { ...table, ...(rowActions && hasActions(table.rows, rowActions) && { rowActions }) };
  const acoes = props.rowActions && larguraDasAcoes;
  return (
    <Lista ref={box} $acoes={acoes} $minimas={DEGRAUS.map((degrau) => minimumWidth(props, acoes, degrau))}>
      <DataTable density="compact" skeletonRows={12} {...props} />
    </Lista>
  );
}

/** Whether anything may be done with any of the rows: the room of buttons that no row has goes to what is read. */
const hasActions = <Row,>(rows: readonly Row[], rowActions: (row: Row) => ReactNode): boolean =>
  rows.length === 0 || rows.some((row) => Boolean(rowActions(row)));

const densa = css`
  table {
    table-layout: fixed;
  }
  thead th:not(:first-child) {
    padding-inline: ${token('espaco2')};
  }
  tbody > tr > :is([role='rowheader'], [role='cell']) {
    height: ${token('linhaDaLista')};
    padding-block: 0;
    padding-inline-end: ${token('espaco2')};
    white-space: nowrap;
  }
  /* ten records in sight in the window of a small notebook too */
  @media (max-height: 800px) {
    tbody > tr > :is([role='rowheader'], [role='cell']) {
      height: ${token('linhaDaListaCurta')};
    }
  }
  /* what names the record, and the box that selects it, stay in sight while the others scroll sideways */
  tbody > tr > :is([role='rowheader'], td:first-child:not([data-label])),
  thead > tr > :is(th:first-child, th[data-nome]) {
    position: sticky;
    left: 0;
  }
  tbody > tr > :is([role='rowheader'], td:first-child:not([data-label])) {
    z-index: 1;
    background: inherit;
  }
  thead > tr > :is(th:first-child, th[data-nome]) {
    z-index: calc(${token('zFixo')} + 1);
  }
  tbody > tr > td:first-child:not([data-label]) + [role='rowheader'],
  thead > tr > th:first-child:not([data-nome]) + th[data-nome] {
    left: 40px;
  }
  tbody > tr > [data-label]:not(:first-child) {
    padding-inline-start: ${token('espaco2')};
  }
  tbody > tr > [data-label] {
    /* clip, unlike hidden, leaves room for the ring of what has the focus */
    overflow: clip;
    overflow-clip-margin: 3px;
    text-overflow: ellipsis;
  }
`;

/** A card: the name and what goes with it, what else is known on one line, and what to do next beside the buttons. */
const compacta = css`
  tbody > tr {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token('espaco3')};
    align-items: center;
    padding-block: 5px;
  }
  tbody > tr > [data-label] {
    gap: ${token('espaco1')};
    min-width: 0;
    max-width: 100%;
    padding-block: 0;
    text-align: start;
  }
  tbody > tr > [data-label]:not([data-rotulado])::before {
    content: none;
  }
  tbody > tr > [data-label] > span {
    gap: 0 ${token('espaco2')};
    align-items: baseline;
    max-width: 100%;
  }
  /* a value and what goes with it are one line: what goes with it is what is cut */
  tbody > tr > [data-label]:not([role='rowheader']) > span {
    flex-flow: row nowrap;
    > :first-child {
      flex: none;
    }
    > :last-child:not(:first-child) {
      min-width: 0;
    }
  }
  tbody > tr > [data-linha] {
    flex: 1 0 100%;
    justify-content: flex-start;
    > span {
      min-width: 0;
    }
  }
  tbody > tr > [data-linha]:not([role='rowheader']) > span > :first-child {
    flex: 0 1 auto;
  }
  tbody > tr > [role='rowheader'] > span {
    flex-flow: row wrap;
  }
  tbody > tr > [role='rowheader'] {
    flex: 1 0 100%;
    min-width: 0;
  }
  tbody > tr > [role='rowheader'] > * {
    min-width: 0;
    max-width: 100%;
  }
  tbody > tr > [role='rowheader'] a[href] {
    display: inline-block;
    max-width: 100%;
    padding-block: 0;
    overflow: hidden;
    line-height: 24px;
    text-overflow: ellipsis;
    vertical-align: middle;
  }
  tbody > tr > td:first-child:not([data-label]) {
    top: 5px;
  }
  /* the buttons, after all that is said */
  tbody > tr > td:last-child:not([data-label]) {
    flex: 0 0 auto;
    padding-block: 0;
    margin-block: -1px;
    margin-inline-start: auto;
  }
  /* within its line, so that it covers nothing of the one above */
  tbody > tr > td:last-child:not([data-label]) :is(button, a) {
    min-height: 26px;
  }
`;

/** On paper every column stands, as wide as what it says; the head comes again on each sheet. */
const impressa = css`
  table {
    min-width: 0;
    table-layout: auto;
  }
  tbody > tr > :is([role='rowheader'], [role='cell']) {
    position: static;
    height: auto;
    padding-block: 4px;
    overflow: visible;
    white-space: normal;
  }
  thead > tr > :is(th, th[data-nome]) {
    position: static;
  }
  thead {
    display: table-header-group;
  }
`;

/** A link that names a record is as high as a finger asks for. */
const NOME_QUE_LEVA = css`
  tbody [role='rowheader'] a[href] {
    /* within the line: what does not fit ends in an ellipsis */
    padding-block: 4px;
  }
`;

const Lista = styled.div<{ $acoes: string | undefined; $minimas: readonly string[] }>`
  ${NOME_QUE_LEVA}
  ${above(768)} {
    ${densa}
    ${({ $acoes }) => $acoes && `thead th:last-child { width: ${$acoes}; }`}
  }
  ${({ $minimas }) =>
    DEGRAUS.map(
      (degrau, index) => css`
        ${above(degrau)} {
          table {
            min-width: ${$minimas[index]};
          }
        }
      `,
    )}
  ${below(768)} {
    ${compacta}
  }
  @media print {
    /* above what keeps the name and the head in sight on a screen */
    &&& {
      ${impressa}
    }
  }
`;

import { above, below, token } from '@balcao/ui';
import { DataTable, type DataTableProps } from '@balcao/ui/tables';
import type { RefObject } from 'react';
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

/** The sum of the columns in sight: narrower than this, the table scrolls inside its frame. */
function minimumWidth<Row>({ columns, onSelect }: DataTableProps<Row>, larguraDasAcoes: string | undefined): string {
  const widths = [
    ...columns.map(({ width, minWidth = LARGURA_DO_NOME }) => width ?? minWidth),
    onSelect && LARGURA_DA_SELECAO,
    larguraDasAcoes,
  ];
  return `calc(${widths.filter(Boolean).join(' + ')})`;
}

/**
 * The table of a list: dense, each record on one line of its own however long its texts, worked through by keyboard. The column without
 * a width takes the room the others leave. On a phone, compact cards. The look is said of the elements a table has, so that it asks
 * nothing of the columns but their widths.
 */
export function TabelaDaLista<Row>({ larguraDasAcoes = '52px', box, ...props }: TabelaDaListaProps<Row>) {
  const acoes = props.rowActions && larguraDasAcoes;
  const narrow = { ...props, columns: props.columns.filter(({ isWideOnly }) => !isWideOnly) };
  return (
    <Lista ref={box} $acoes={acoes} $minima={minimumWidth(narrow, acoes)} $minimaLarga={minimumWidth(props, acoes)}>
      <DataTable density="compact" skeletonRows={12} {...props} />
    </Lista>
  );
}

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

const compacta = css`
  tbody > tr {
    display: flex;
    flex-wrap: wrap;
    gap: 2px ${token('espaco4')};
    align-items: baseline;
    padding-block: ${token('espaco2')};
  }
  tbody > tr > [data-label] {
    gap: ${token('espaco2')};
    text-align: start;
  }
  tbody > tr > [data-label] > span {
    flex-flow: row wrap;
    gap: 0 ${token('espaco2')};
  }
  tbody > tr > [role='rowheader'] {
    flex: 1 0 100%;
  }
  /* the buttons, after all that is said */
  tbody > tr > td:last-child:not([data-label]) {
    flex: 0 0 auto;
    padding-block: 0;
    margin-inline-start: auto;
  }
`;

const Lista = styled.div<{ $acoes: string | undefined; $minima: string; $minimaLarga: string }>`
  ${above(768)} {
    ${densa}
    table {
      min-width: ${({ $minima }) => $minima};
    }
    ${({ $acoes }) => $acoes && `thead th:last-child { width: ${$acoes}; }`}
  }
  ${above(1600)} {
    table {
      min-width: ${({ $minimaLarga }) => $minimaLarga};
    }
  }
  ${below(768)} {
    ${compacta}
  }
`;

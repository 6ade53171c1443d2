import { above, below, screenOnly, token, visuallyHidden } from '@balcao/ui';
import styled, { css } from 'styled-components';

/** The list's pages and the page's own end, below the table: scrolled to the end, the heads are still below the bar. */
const ABAIXO_DA_TABELA = '160px';

const scrolling = css`
  @media screen {
    /* what is hidden from sight in its cells scrolls with them, and does not lengthen the page */
    position: relative;
    overflow: auto;
    /* what takes the focus comes out from under the head, which is 36px high */
    scroll-padding-block-start: 44px;
    & > * {
      --b-topo: 0;
    }
    max-height: max(320px, calc(100dvh - var(--b-topo, 0px) - ${ABAIXO_DA_TABELA}));
  }
`;

/**
 * What holds the table. One that fits in width scrolls with the page, its head below the bar. A wider one scrolls inside its frame, which is
 * never higher than the window, so that head, name and sideways bar stay in sight together.
 */
export const Frame = styled.div<{ $maxHeight: string | undefined; $isScroll: boolean }>`
  min-width: 0;
  /* follows the corners of the card it ends, without cutting what floats above the card */
  &:first-child {
    clip-path: inset(0 round 9px 9px 0 0);
  }
  &:last-child {
    clip-path: inset(0 round 0 0 9px 9px);
  }
  &:only-child {
    clip-path: inset(0 round 0 0 9px 9px);
  }
  ${({ $isScroll }) => $isScroll && scrolling}
  ${({ $maxHeight }) => $maxHeight && `max-height: ${$maxHeight};`}
`;

/** The table, as cards below 768 px. */
export const Table = styled.table<{ $density: 'compact' | 'regular' }>`
  --linha: ${({ $density }) => token($density === 'compact' ? 'linhaBaixa' : 'linha')};
  width: 100%;
  font-size: ${({ $density }) => token($density === 'compact' ? 'texto13' : 'texto14')};
  ${below(768)} {
    &,
    tbody,
    tr,
    th,
    td {
      display: block;
    }
    thead {
      ${visuallyHidden}
    }
  }
`;

/** The table's name. */
export const Caption = styled.caption<{ $visible: boolean }>`
  ${({ $visible }) => ($visible ? `padding: ${token('espaco3')} ${token('espaco4')}; font-weight: ${token('pesoForte')}; text-align: start;` : visuallyHidden)}
`;

/** On a table too narrow for all of its columns, one that can wait gives its place to the rest. On paper there is room. */
const shownFrom = (largura: number) => css`
  @media screen and (min-width: 768px) and (max-width: ${largura - 0.02}px) {
    display: none;
  }
`;

/** The width a column is shown from, px; undefined: always. */
export const fromOf = ({ isWideOnly, from }: { isWideOnly?: boolean; from?: number }): number | undefined => (isWideOnly ? 1_600 : from);

/** A column's name, in sight while the rows scroll. */
export const HeadCell = styled.th<{
  $align: 'start' | 'end';
  $width?: string | undefined;
  $narrowWidth?: string | undefined;
  $from?: number | undefined;
}>`
  ${({ $from }) => $from && shownFrom($from)}
  position: sticky;
  top: var(--b-topo, 0);
  z-index: ${token('zFixo')};
  width: ${({ $width }) => $width ?? 'auto'};
  ${({ $narrowWidth }) =>
    $narrowWidth &&
    css`
      ${below(1200)} {
        width: ${$narrowWidth};
      }
    `}
  @media print {
    position: static;
    width: auto;
  }
  height: ${token('linhaMenu')};
  padding: 0 ${token('espaco3')};
  font-size: ${token('texto12')};
  font-weight: ${token('pesoMedio')};
  text-align: ${({ $align }) => $align};
  white-space: nowrap;
  color: ${token('textoSuave')};
  background: ${token('superficieSuave')};
  box-shadow: inset 0 -1px ${token('borda')};
  /* the handle of a width stands half over the next head, which would hide it from who holds it by keyboard */
  &:focus-within {
    z-index: calc(${token('zFixo')} + 1);
  }
  &:first-child {
    padding-inline-start: ${token('espaco4')};
  }
  &:last-child {
    padding-inline-end: ${token('espaco4')};
  }
`;

/** Orders by its column. */
export const SortButton = styled.button<{ $active: boolean; $align: 'start' | 'end' }>`
  display: inline-flex;
  /* the arrow stands on the side away from where the column lines up */
  flex-direction: ${({ $align }) => ($align === 'end' ? 'row-reverse' : 'row')};
  align-items: center;
  gap: ${token('espaco1')};
  min-height: 28px;
  padding: 0;
  font-weight: inherit;
  color: ${({ $active }) => token($active ? 'texto' : 'textoSuave')};
  background: none;
  border: 0;
  border-radius: ${token('raio4')};
  cursor: pointer;
  svg {
    opacity: ${({ $active }) => ($active ? 1 : 0)};
  }
  &:hover svg,
  &:focus-visible svg {
    opacity: 1;
  }
  &:hover {
    color: ${token('texto')};
  }
`;

/** Which place a column has among those that order. */
export const Posto = styled.span`
  min-width: 14px;
  padding: 0 3px;
  font-size: 10px;
  line-height: 14px;
  text-align: center;
  border: 1px solid currentcolor;
  border-radius: ${token('raioTotal')};
`;

/** A record's line. */
export const BodyRow = styled.tr<{ $marked: boolean }>`
  /* opaque: the cell that stays in sight while the others scroll takes it */
  background: ${({ $marked }) => token($marked ? 'primariaSuave' : 'superficie')};
  &:hover {
    background: ${token('realce')};
  }
  &[aria-selected='true'] {
    background: ${token('selecao')};
  }
  break-inside: avoid;
  /* where the system paints every surface, a line tells what is selected */
  @media (forced-colors: active) {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
  ${below(768)} {
    position: relative;
    padding: ${token('espaco3')} ${token('espaco4')};
    border-bottom: 1px solid ${token('borda')};
    &:last-child {
      border-bottom: 0;
    }
  }
`;

/** A value. */
export const Cell = styled.td<{ $align: 'start' | 'end'; $hiddenOnCard: boolean; $from?: number | undefined }>`
  ${({ $from }) => $from && shownFrom($from)}
  height: var(--linha);
  padding: ${token('espaco1')} ${token('espaco3')};
  font-weight: ${token('pesoNormal')};
  text-align: ${({ $align }) => $align};
  ${({ $align }) => $align === 'end' && 'font-variant-numeric: tabular-nums; white-space: nowrap;'}
  ${above(768)} {
    border-bottom: 1px solid ${token('borda')};
    tr:last-child > & {
      border-bottom: 0;
    }
    &:first-child {
      padding-inline-start: ${token('espaco4')};
    }
    &:last-child {
      padding-inline-end: ${token('espaco4')};
    }
  }
  ${below(768)} {
    && {
      display: ${({ $hiddenOnCard }) => ($hiddenOnCard ? 'none' : 'flex')};
    }
    align-items: baseline;
    justify-content: space-between;
    gap: ${token('espaco4')};
    height: auto;
    padding: 2px 0;
    text-align: end;
    /* a title without a value says nothing */
    &&:empty {
      display: none;
    }
    &::before {
      content: attr(data-label);
      flex: none;
      font-size: ${token('texto12')};
      color: ${token('textoSuave')};
    }
    &[role='rowheader'] {
      padding-inline-end: ${token('espaco8')};
      font-weight: ${token('pesoForte')};
      text-align: start;
      &::before {
        content: none;
      }
    }
  }
`;

/** The box that selects. */
export const SelectCell = styled.td`
  ${screenOnly}
  width: 40px;
  padding: 0 0 0 ${token('espaco4')};
  vertical-align: middle;
  th& {
    position: sticky;
    top: var(--b-topo, 0);
    z-index: ${token('zFixo')};
    background: ${token('superficieSuave')};
    box-shadow: inset 0 -1px ${token('borda')};
  }
  ${above(768)} {
    td& {
      border-bottom: 1px solid ${token('borda')};
    }
    tr:last-child > td& {
      border-bottom: 0;
    }
  }
  ${below(768)} {
    position: absolute;
    top: ${token('espaco3')};
    right: ${token('espaco4')};
    width: auto;
    padding: 0;
  }
`;

/** The buttons at the end of a row. */
export const ActionsCell = styled.td`
  ${screenOnly}
  padding: 0 ${token('espaco3')};
  white-space: nowrap;
  > div {
    display: flex;
    align-items: center;
    justify-content: flex-end;
    gap: ${token('espaco1')};
  }
  ${above(768)} {
    border-bottom: 1px solid ${token('borda')};
    tr:last-child > & {
      border-bottom: 0;
    }
  }
  ${below(768)} {
    padding: ${token('espaco2')} 0 0;
  }
`;

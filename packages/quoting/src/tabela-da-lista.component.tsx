import { above, below, token } from '@balcao/ui';
import { DataTable, type DataTableProps } from '@balcao/ui/tables';
import { useRef } from 'react';
import styled from 'styled-components';
import { useTeclasDaLista } from './use-teclas-da-lista.ts';

/** Below it, the columns are scrolled to sideways rather than pressed together, px. */
const LARGURA_MINIMA = 960;

/**
 * The table of a list: dense, each record on one line of its own however long its texts, worked through by keyboard. On a phone, compact
 * cards. The look is said of the elements a table has, so that it asks nothing of the columns but their widths.
 */
export function TabelaDaLista<Row>(props: DataTableProps<Row>) {
  const box = useRef<HTMLDivElement>(null);
  useTeclasDaLista(box, { isSelecionavel: props.onSelect !== undefined });
  return (
    <Densa ref={box}>
      <DataTable density="compact" skeletonRows={12} {...props} />
    </Densa>
  );
}

const Densa = styled.div`
  ${above(768)} {
    table {
      min-width: ${LARGURA_MINIMA}px;
      table-layout: fixed;
    }
    tbody > tr > :is([role='rowheader'], [role='cell']) {
      height: 38px;
      padding-block: 0;
      white-space: nowrap;
    }
    /* clip, unlike hidden, leaves room for the ring of what has the focus */
    tbody > tr > :is([role='rowheader'], [data-label]) {
      overflow: clip;
      overflow-clip-margin: 3px;
      text-overflow: ellipsis;
    }
  }
  ${below(768)} {
    tbody > tr {
      padding-block: ${token('espaco2')};
    }
  }
`;

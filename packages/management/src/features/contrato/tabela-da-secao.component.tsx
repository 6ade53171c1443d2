import { Card, Text } from '@balcao/ui';
import { type Column, DataTable } from '@balcao/ui/tables';
import type { ReactNode } from 'react';

export interface TabelaDaSecaoProps<Row> {
  titulo: string;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Said when there is none. */
  vazio: string;
  rowActions?: (row: Row) => ReactNode;
  /** Below the table. */
  pe?: ReactNode;
}

/** The rows of one part of a sale, and what they sum to. */
export const TabelaDaSecao = <Row,>({ titulo, vazio, rows, pe, rowActions, ...table }: TabelaDaSecaoProps<Row>) =>
  rows.length === 0 ? (
    <Card titulo={titulo}>
      <Text isSoft>{vazio}</Text>
    </Card>
  ) : (
    <Card titulo={titulo} isFlush>
      <DataTable {...table} caption={titulo} rows={rows} status="ready" {...(rowActions && { rowActions })} />
      {pe}
    </Card>
  );

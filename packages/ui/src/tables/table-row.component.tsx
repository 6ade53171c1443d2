import { Checkbox } from '@balcao/ui';
import { type ReactNode, useRef } from 'react';
import type { Column } from './data-table.props.ts';
import { ActionsCell, BodyRow, Cell, fromOf, SelectCell } from './table-look.ts';
import { copy } from './tables.copy.ts';

interface TableRowProps<Row> {
  row: Row;
  columns: readonly Column<Row>[];
  rowActions: ((row: Row) => ReactNode) | undefined;
  isMarked: boolean;
  selection: { name: string; isOn: boolean; onToggle: (isOn: boolean, isRange: boolean) => void } | undefined;
}

/** One record. On small screens each cell says its column's name. */
export function TableRow<Row>({ row, columns, rowActions, isMarked, selection }: TableRowProps<Row>) {
  // with shift, all between this box and the one pressed before
  const isRange = useRef(false);
  const named = columns.findIndex(({ isRowHeader }) => isRowHeader);
  return (
    <BodyRow role="row" $marked={isMarked} aria-selected={selection ? selection.isOn : undefined}>
      {selection && (
        <SelectCell
          role="cell"
          onClickCapture={({ shiftKey }) => {
            isRange.current = shiftKey;
          }}
        >
          <Checkbox
            name={`selecionar-${selection.name}`}
            label={copy.selecionar(selection.name)}
            isLabelHidden
            value={selection.isOn}
            onChange={(isOn) => selection.onToggle(isOn, isRange.current)}
          />
        </SelectCell>
      )}
      {columns.map((column, index) => {
        const isHeader = index === Math.max(named, 0);
        return (
          <Cell
            key={column.id}
            as={isHeader ? 'th' : 'td'}
            role={isHeader ? 'rowheader' : 'cell'}
            scope={isHeader ? 'row' : undefined}
            data-label={column.header}
            data-align={column.align}
            $align={column.align ?? 'start'}
            $hiddenOnCard={column.isHiddenOnCard ?? false}
            $from={fromOf(column)}
            data-rotulado={column.isLabelledOnCard ? '' : undefined}
            data-linha={column.isLineOnCard ? '' : undefined}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
      {rowActions && (
        <ActionsCell role="cell">
          <div>{rowActions(row)}</div>
        </ActionsCell>
      )}
    </BodyRow>
  );
}

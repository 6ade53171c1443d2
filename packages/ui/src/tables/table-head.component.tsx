import { Checkbox, IconeAbaixo, IconeAcima, VisuallyHidden } from '@balcao/ui';
import type { Column, DataTableProps, Sort } from './data-table.props.ts';
import { HeadCell, SelectCell, SortButton } from './table-look.ts';
import { copy } from './tables.copy.ts';

/** The header of a table: names, sorting, and the box that selects all. */
export function TableHead<Row>({ columns, rows, rowId, sort, onSort, selected = new Set(), onSelect, rowActions }: DataTableProps<Row>) {
  const ids = rows.map(rowId);
  const total = ids.filter((id) => selected.has(id)).length;
  const isAll = ids.length > 0 && total === ids.length;
  const named = Math.max(
    columns.findIndex(({ isRowHeader }) => isRowHeader),
    0,
  );
  const toggleAll = (isOn: boolean) => onSelect?.(new Set(isOn ? [...selected, ...ids] : [...selected].filter((id) => !ids.includes(id))));
  return (
    <thead role="rowgroup">
      <tr role="row">
        {onSelect && (
          <SelectCell as="th" role="columnheader" scope="col">
            <Checkbox
              name="selecionar-todos"
              label={copy.selecionarTodos}
              isLabelHidden
              value={isAll}
              isIndeterminate={total > 0 && !isAll}
              onChange={toggleAll}
            />
          </SelectCell>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.id}
            data-nome={index === named ? '' : undefined}
            role="columnheader"
            scope="col"
            $align={column.align ?? 'start'}
            $width={column.width}
            $wideOnly={column.isWideOnly ?? false}
            aria-sort={ariaSort(column, sort)}
          >
            {column.isSortable && onSort ? (
              <SortButton
                type="button"
                $active={sort?.column === column.id}
                $align={column.align ?? 'start'}
                onClick={() => onSort(nextSort(column.id, sort))}
              >
                {column.header}
                {sort?.column === column.id && sort.direction === 'asc' ? (
                  <IconeAcima size={14} aria-hidden />
                ) : (
                  <IconeAbaixo size={14} aria-hidden />
                )}
              </SortButton>
            ) : (
              column.header
            )}
          </HeadCell>
        ))}
        {rowActions && (
          <HeadCell role="columnheader" scope="col" $align="end">
            <VisuallyHidden>{copy.acoes}</VisuallyHidden>
          </HeadCell>
        )}
      </tr>
    </thead>
  );
}

function ariaSort<Row>(column: Column<Row>, sort: Sort | undefined): 'ascending' | 'descending' | 'none' | undefined {
  if (!column.isSortable) return undefined;
  if (sort?.column !== column.id) return 'none';
  return sort.direction === 'asc' ? 'ascending' : 'descending';
}

const nextSort = (column: string, sort: Sort | undefined): Sort => ({
  column,
  direction: sort?.column === column && sort.direction === 'asc' ? 'desc' : 'asc',
});

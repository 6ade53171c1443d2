import { pressColuna } from '@balcao/domain';
import { Checkbox, IconeAbaixo, IconeAcima, VisuallyHidden } from '@balcao/ui';
import { AlcaDaColuna } from './alca-da-coluna.component.tsx';
import type { Column, DataTableProps, Sort } from './data-table.props.ts';
import { fromOf, HeadCell, Posto, SelectCell, SortButton } from './table-look.ts';
import { copy } from './tables.copy.ts';

/** The header of a table: names, sorting, widths, and the box that selects all. */
export function TableHead<Row>(props: DataTableProps<Row>) {
  const { columns, rows, rowId, sort = [], onSort, onResize, selected = new Set(), onSelect, rowActions } = props;
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
            // its handle is no part of what it is called
            aria-label={onResize && column.header}
            $align={column.align ?? 'start'}
            $width={column.width}
            $narrowWidth={column.narrowWidth}
            $from={fromOf(column)}
            aria-sort={ariaSort(column, sort)}
          >
            {column.isSortable && onSort ? <ColumnSort column={column} sort={sort} onSort={onSort} /> : column.header}
            {onResize && (
              <AlcaDaColuna
                nome={column.header}
                largura={Number.parseInt(column.width ?? '', 10) || undefined}
                onResize={(largura) => onResize(column.id, largura)}
              />
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

interface ColumnSortProps<Row> {
  column: Column<Row>;
  sort: readonly Sort[];
  onSort: (sort: readonly Sort[]) => void;
}

/** Orders by a column: alone or, with shift, after those that order already; then it says which place it has among them. */
function ColumnSort<Row>({ column: { id, header, align = 'start' }, sort, onSort }: ColumnSortProps<Row>) {
  const place = sort.findIndex(({ column }) => column === id);
  const isAscending = sort[place]?.direction === 'asc';
  return (
    <SortButton
      type="button"
      title={copy.ordenar}
      $active={place >= 0}
      $align={align}
      onClick={({ shiftKey }) => onSort(pressColuna(sort, id, shiftKey))}
    >
      {header}
      {isAscending ? <IconeAcima size={14} aria-hidden /> : <IconeAbaixo size={14} aria-hidden />}
      {place >= 0 && sort.length > 1 && (
        <>
          <Posto aria-hidden>{place + 1}</Posto>
          <VisuallyHidden>{copy.posto(place + 1, sort.length)}</VisuallyHidden>
        </>
      )}
    </SortButton>
  );
}

function ariaSort<Row>(column: Column<Row>, sort: readonly Sort[]): 'ascending' | 'descending' | 'none' | undefined {
  if (!column.isSortable) return undefined;
  const mine = sort.find((one) => one.column === column.id);
  if (!mine) return 'none';
  return mine.direction === 'asc' ? 'ascending' : 'descending';
}

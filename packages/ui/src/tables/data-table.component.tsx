import { EmptyState, ErrorState, NoMatchState } from '@balcao/ui';
import type { DataTableProps } from './data-table.props.ts';
import { SkeletonRows } from './skeleton-rows.component.tsx';
import { TableHead } from './table-head.component.tsx';
import { Caption, Frame, Table } from './table-look.ts';
import { TableRow } from './table-row.component.tsx';
import { useIsCut } from './use-is-cut.ts';

/**
 * Records in rows and columns: sorting, selection, actions, and every state a list can be in. Below 768 px each row is a card.
 *
 * @example <DataTable caption="Orçamentos" columns={columns} rows={itens} rowId={(o) => o.id} status={status} sort={sort} onSort={setSort} />
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    isCaptionVisible = false,
    columns,
    rows,
    rowId,
    rowName = rowId,
    status = 'ready',
    density = 'regular',
    maxHeight,
  } = props;
  const { selected, onSelect, rowActions, isRowMarked } = props;
  const [isCut, box] = useIsCut<HTMLDivElement>();
  const message = stateMessage(props);
  if (message) return message;
  const isLoading = status === 'loading' && rows.length === 0;
  const toggle = (id: string, isOn: boolean) => onSelect?.(withId({ ids: selected, id, isOn }));
  const isScroll = isCut || maxHeight !== undefined;
  return (
    <Frame ref={box} $maxHeight={maxHeight} $isScroll={isScroll} {...(isScroll && { role: 'region', tabIndex: 0, 'aria-label': caption })}>
      {/* display: block on small screens would take a table's meaning away; the roles keep it */}
      <Table role="table" $density={density} aria-busy={status === 'loading'}>
        <Caption $visible={isCaptionVisible}>{caption}</Caption>
        <TableHead {...props} />
        {isLoading ? (
          <SkeletonRows columns={columns.length + (onSelect ? 1 : 0) + (rowActions ? 1 : 0)} rows={props.skeletonRows ?? 6} />
        ) : (
          <tbody role="rowgroup">
            {rows.map((row) => {
              const id = rowId(row);
              return (
                <TableRow
                  key={id}
                  {...{ row, columns, rowActions }}
                  isMarked={isRowMarked?.(row) ?? false}
                  selection={onSelect && { name: rowName(row), isOn: selected?.has(id) ?? false, onToggle: (isOn) => toggle(id, isOn) }}
                />
              );
            })}
          </tbody>
        )}
      </Table>
    </Frame>
  );
}

function stateMessage<Row>({ status = 'ready', rows, onRetry, failure, empty, onClearFilters }: DataTableProps<Row>) {
  if (status === 'failed') return <ErrorState onRetry={onRetry}>{failure}</ErrorState>;
  if (status === 'loading' || rows.length > 0) return null;
  if (onClearFilters) return <NoMatchState onClear={onClearFilters} />;
  return empty ?? <EmptyState />;
}

function withId({ ids = new Set(), id, isOn }: { ids: ReadonlySet<string> | undefined; id: string; isOn: boolean }): ReadonlySet<string> {
  const next = new Set(ids);
  if (isOn) next.add(id);
  else next.delete(id);
  return next;
}

import { EmptyState, ErrorState, NoMatchState } from '@balcao/ui';
import { useRef } from 'react';
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
  // where a range begins: the box last pressed
  const anchor = useRef<string | null>(null);
  const message = stateMessage(props);
  if (message) return message;
  const isLoading = status === 'loading' && rows.length === 0;
  const toggle = (id: string, isOn: boolean, isRange: boolean) => {
    const ids = rows.map(rowId);
    const [de, ate] = [anchor.current === null ? -1 : ids.indexOf(anchor.current), ids.indexOf(id)];
    const range = isRange && de >= 0 ? ids.slice(Math.min(de, ate), Math.max(de, ate) + 1) : [id];
    anchor.current = id;
    onSelect?.(withIds({ ids: selected, range, isOn }));
  };
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
                  selection={
                    onSelect && {
                      name: rowName(row),
                      isOn: selected?.has(id) ?? false,
                      onToggle: (isOn, isRange) => toggle(id, isOn, isRange),
                    }
                  }
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

interface Selecao {
  ids: ReadonlySet<string> | undefined;
  range: readonly string[];
  isOn: boolean;
}

function withIds({ ids = new Set(), range, isOn }: Selecao): ReadonlySet<string> {
  const next = new Set(ids);
  for (const id of range) {
    if (isOn) next.add(id);
    else next.delete(id);
  }
  return next;
}

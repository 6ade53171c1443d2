import { Skeleton, VisuallyHidden } from '@balcao/ui';
import { BodyRow, Cell } from './table-look.ts';
import { copy } from './tables.copy.ts';

/** Rows to come. The first cell says so to a screen reader. */
export function SkeletonRows({ columns, rows }: { columns: number; rows: number }) {
  return (
    <tbody role="rowgroup">
      {Array.from({ length: rows }, (_, row) => (
        <BodyRow role="row" key={row} $marked={false}>
          {Array.from({ length: columns }, (_, cell) => (
            <Cell role="cell" key={cell} $align="start" $hiddenOnCard={cell > 2}>
              {row === 0 && cell === 0 && <VisuallyHidden>{copy.carregando}</VisuallyHidden>}
              <Skeleton width={`${60 + ((row * 7 + cell * 13) % 35)}%`} />
            </Cell>
          ))}
        </BodyRow>
      ))}
    </tbody>
  );
}

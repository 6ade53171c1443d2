import { token } from '@balcao/ui';
import styled from 'styled-components';
import type { ChartPoint } from './chart.props.ts';

interface ChartTableProps {
  titulo: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
  labelHeader: string;
  valueHeader: string;
}

/** A chart's figures, to be read. */
export function ChartTable({ titulo, points, format, labelHeader, valueHeader }: ChartTableProps) {
  return (
    <Table aria-label={titulo}>
      <thead>
        <tr>
          <th scope="col">{labelHeader}</th>
          <th scope="col">{valueHeader}</th>
        </tr>
      </thead>
      <tbody>
        {points.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}

const Table = styled.table`
  width: 100%;
  font-size: ${token('texto13')};
  th,
  td {
    padding: ${token('espaco1')} ${token('espaco2')};
    font-weight: ${token('pesoNormal')};
    text-align: start;
    border-bottom: 1px solid ${token('borda')};
  }
  thead th {
    font-size: ${token('texto12')};
    color: ${token('textoSuave')};
  }
  :is(th, td):last-child {
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`;

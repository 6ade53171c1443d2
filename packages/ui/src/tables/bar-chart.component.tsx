import { token } from '@balcao/ui';
import styled from 'styled-components';
import type { ChartPoint } from './chart.props.ts';
import { useIsCut } from './use-is-cut.ts';

const HEIGHT = 200;
const TOP = 20;
const BASE = 176;
const SLOT = 64;
const BAR = 36;

interface BarChartProps {
  /** Names the picture where it must be scrolled to be seen. */
  titulo: string;
  points: readonly ChartPoint[];
  format: (value: number) => string;
}

/** Bars with their figures on top, those below zero hanging from its line. A picture: the figures are read from the table beside it. */
export function BarChart({ titulo, points, format }: BarChartProps) {
  const values = points.map(({ value }) => value);
  const [top, bottom] = [Math.max(...values, 0), Math.min(...values, 0)];
  const span = top - bottom || 1;
  // where a value stands: what is below zero goes down from the line of zero
  const placeOf = (value: number): number => BASE - ((value - bottom) / span) * (BASE - TOP);
  const width = points.length * SLOT;
  const [isCut, box] = useIsCut<HTMLDivElement>();
  return (
    <Scroll ref={box} {...(isCut && { role: 'group', 'aria-label': titulo, tabIndex: 0 })}>
      <Chart viewBox={`0 0 ${width} ${HEIGHT}`} $minWidth={points.length * 44} aria-hidden focusable="false">
        {[bottom, (top + bottom) / 2, top].map((value) => (
          <Line key={value} x1={0} x2={width} y1={placeOf(value)} y2={placeOf(value)} />
        ))}
        <Line x1={0} x2={width} y1={placeOf(0)} y2={placeOf(0)} $base />
        {points.map(({ label, value }, index) => {
          const [y, height] = [placeOf(Math.max(value, 0)), Math.abs(placeOf(value) - placeOf(0))];
          const x = index * SLOT + (SLOT - BAR) / 2;
          return (
            <g key={label}>
              <Bar x={x} y={y} width={BAR} height={height} rx={Math.min(3, height)} />
              <Value x={x + BAR / 2} y={y - 6}>
                {format(value)}
              </Value>
              <Label x={x + BAR / 2} y={BASE + 16}>
                {label}
              </Label>
            </g>
          );
        })}
      </Chart>
    </Scroll>
  );
}

const Scroll = styled.div`
  overflow-x: auto;
`;

const Chart = styled.svg<{ $minWidth: number }>`
  width: 100%;
  min-width: ${({ $minWidth }) => $minWidth}px;
  height: auto;
  max-height: 240px;
  font-size: 11px;
`;

const Line = styled.line<{ $base?: boolean }>`
  stroke: ${({ $base = false }) => token($base ? 'bordaForte' : 'borda')};
  stroke-dasharray: ${({ $base = false }) => ($base ? 'none' : '3 3')};
`;

const Bar = styled.rect`
  fill: ${token('grafico1')};
`;

const Value = styled.text`
  fill: ${token('texto')};
  font-variant-numeric: tabular-nums;
  text-anchor: middle;
`;

const Label = styled.text`
  fill: ${token('textoSuave')};
  text-anchor: middle;
`;

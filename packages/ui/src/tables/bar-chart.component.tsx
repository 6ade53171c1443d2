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

/** Bars with their figures on top. A picture: the figures are read from the table beside it. */
export function BarChart({ titulo, points, format }: BarChartProps) {
  const top = Math.max(...points.map(({ value }) => value), 1);
  const width = points.length * SLOT;
  const [isCut, box] = useIsCut<HTMLDivElement>();
  return (
    <Scroll ref={box} {...(isCut && { role: 'group', 'aria-label': titulo, tabIndex: 0 })}>
      <Chart viewBox={`0 0 ${width} ${HEIGHT}`} $minWidth={points.length * 44} aria-hidden focusable="false">
        {[0, 0.5, 1].map((part) => (
          <Line key={part} x1={0} x2={width} y1={BASE - part * (BASE - TOP)} y2={BASE - part * (BASE - TOP)} $base={part === 0} />
        ))}
        {points.map(({ label, value }, index) => {
          const height = Math.max(0, (value / top) * (BASE - TOP));
          const x = index * SLOT + (SLOT - BAR) / 2;
          return (
            <g key={label}>
              <Bar x={x} y={BASE - height} width={BAR} height={height} rx={Math.min(3, height)} />
              <Value x={x + BAR / 2} y={BASE - height - 6}>
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

const Line = styled.line<{ $base: boolean }>`
  stroke: ${({ $base }) => token($base ? 'bordaForte' : 'borda')};
  stroke-dasharray: ${({ $base }) => ($base ? 'none' : '3 3')};
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

/** One bar. */
export interface ChartPoint {
  label: string;
  value: number;
}

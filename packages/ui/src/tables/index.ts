export type { ChartPoint } from './chart.props.ts';
export { ChartFrame, type ChartFrameProps } from './chart-frame.component.tsx';
export { DataTable } from './data-table.component.tsx';
export type { Column, DataTableProps, Sort } from './data-table.props.ts';
export { FilterBar, type FilterBarProps } from './filter-bar.component.tsx';
export { Kpi, type KpiProps } from './kpi.component.tsx';
export { Pagination, type PaginationProps } from './pagination.component.tsx';

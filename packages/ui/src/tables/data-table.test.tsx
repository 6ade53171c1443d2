import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { DataTable } from './data-table.component.tsx';
import type { Column, DataTableProps, Sort } from './data-table.props.ts';

interface Linha {
  id: string;
  nome: string;
}

const columns: readonly Column<Linha>[] = [
  { id: 'nome', header: 'Segurado', cell: ({ nome }) => nome, isSortable: true },
  { id: 'id', header: 'Número', cell: ({ id }) => id },
];
const rows: readonly Linha[] = [
  { id: '1', nome: 'Aurora' },
  { id: '2', nome: 'Benício' },
];

afterEach(() => jest.restoreAllMocks());

function renderTable(props: Partial<DataTableProps<Linha>> = {}) {
  render(<DataTable caption="Orçamentos" columns={columns} rows={rows} rowId={({ id }) => id} rowName={({ nome }) => nome} {...props} />);
}

it('is a table named by its caption, each row named by its first cell', () => {
  renderTable();
  const table = screen.getByRole('table', { name: 'Orçamentos' });
  expect(within(table).getByRole('rowheader', { name: 'Aurora' })).toBeInTheDocument();
  expect(within(table).getAllByRole('row')).toHaveLength(3);
});

it('lines figures up at the end: the arrow of their header stands before its name, and their cells say so to what they hold', () => {
  const figures: readonly Column<Linha>[] = [{ id: 'id', header: 'Número', cell: ({ id }) => id, isSortable: true, align: 'end' }];
  renderTable({ columns: [...columns.slice(0, 1), ...figures], onSort: () => undefined });
  const press = (name: string) => within(screen.getByRole('columnheader', { name })).getByRole('button');
  expect(press('Número')).toHaveStyle({ flexDirection: 'row-reverse' });
  expect(press('Segurado')).toHaveStyle({ flexDirection: 'row' });
  expect(screen.getByRole('cell', { name: '1' })).toHaveAttribute('data-align', 'end');
});

it('tells how it is sorted, and turns the order at each press', async () => {
  function Sorted() {
    const [sort, setSort] = useState<readonly Sort[]>([]);
    return <DataTable caption="Orçamentos" columns={columns} rows={rows} rowId={({ id }) => id} sort={sort} onSort={setSort} />;
  }
  render(<Sorted />);
  const head = screen.getByRole('columnheader', { name: 'Segurado' });
  expect(head).toHaveAttribute('aria-sort', 'none');
  await userEvent.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'ascending');
  await userEvent.click(within(head).getByRole('button'));
  expect(head).toHaveAttribute('aria-sort', 'descending');
  expect(screen.getByRole('columnheader', { name: 'Número' })).not.toHaveAttribute('aria-sort');
});

it('adds a column to the order with shift, and says the place of each', async () => {
  const two = columns.map((column) => ({ ...column, isSortable: true }));
  function Sorted() {
    const [sort, setSort] = useState<readonly Sort[]>([]);
    return <DataTable caption="Orçamentos" columns={two} rows={rows} rowId={({ id }) => id} sort={sort} onSort={setSort} />;
  }
  render(<Sorted />);
  const user = userEvent.setup();
  const head = (name: RegExp) => screen.getByRole('columnheader', { name });
  await user.click(screen.getByRole('button', { name: 'Segurado' }));
  screen.getByRole('button', { name: 'Número' }).focus();
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(head(/Segurado/)).toHaveAttribute('aria-sort', 'ascending');
  expect(head(/Número/)).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('button', { name: 'Segurado , 1ª de 2 da ordem' })).toHaveTextContent('1');
  expect(screen.getByRole('button', { name: 'Número , 2ª de 2 da ordem' })).toHaveTextContent('2');
  await user.keyboard('{Shift>}{Enter}{Enter}{/Shift}');
  expect(head(/Número/)).toHaveAttribute('aria-sort', 'none');
  expect(screen.getByRole('button', { name: 'Segurado' })).toBeVisible();
});

it('selects one row and all rows of the page, keeping those of other pages', async () => {
  function Selectable() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['99']));
    return (
      <>
        <DataTable
          caption="x"
          columns={columns}
          rows={rows}
          rowId={({ id }) => id}
          rowName={({ nome }) => nome}
          selected={selected}
          onSelect={setSelected}
        />
        <output>{[...selected].sort().join()}</output>
      </>
    );
  }
  render(<Selectable />);
  const all = screen.getByRole('checkbox', { name: 'Selecionar todos desta página' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Selecionar Aurora' }));
  expect(screen.getByRole('status')).toHaveTextContent('1,99');
  expect(all).toBePartiallyChecked();
  await userEvent.click(all);
  expect(screen.getByRole('status')).toHaveTextContent('1,2,99');
  await userEvent.click(all);
  expect(screen.getByRole('status')).toHaveTextContent('99');
});

it('selects every row between two boxes when shift is held', async () => {
  const many = ['a', 'b', 'c', 'd'].map((id) => ({ id, nome: id }));
  function Selectable() {
    const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
    return (
      <>
        <DataTable caption="x" columns={columns} rows={many} rowId={({ id }) => id} selected={selected} onSelect={setSelected} />
        <output>{[...selected].sort().join()}</output>
      </>
    );
  }
  render(<Selectable />);
  const user = userEvent.setup();
  const box = (id: string) => screen.getByRole('checkbox', { name: `Selecionar ${id}` });
  await user.click(box('d'));
  await user.keyboard('{Shift>}');
  await user.click(box('b'));
  await user.keyboard('{/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('b,c,d');
  await user.keyboard('{Shift>}');
  await user.click(box('c'));
  await user.keyboard('{/Shift}');
  expect(screen.getByRole('status')).toHaveTextContent('d');
});

it('shows rows to come while loading, and keeps the old ones while loading again', () => {
  renderTable({ rows: [], status: 'loading', skeletonRows: 4 });
  expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByText('Carregando registros…')).toBeInTheDocument();
  expect(screen.getAllByRole('row')).toHaveLength(5);
});

it('keeps the rows in sight while loading again', () => {
  renderTable({ status: 'loading' });
  expect(screen.getByRole('rowheader', { name: 'Aurora' })).toBeInTheDocument();
});

it('offers a retry when it failed', async () => {
  const onRetry = jest.fn();
  renderTable({ status: 'failed', onRetry });
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('tells having nothing from matching nothing', async () => {
  renderTable({ rows: [] });
  expect(screen.getByText('Nenhum registro encontrado')).toBeInTheDocument();
});

it('offers to clear the filters when they let nothing through', async () => {
  const onClearFilters = jest.fn();
  renderTable({ rows: [], onClearFilters });
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(onClearFilters).toHaveBeenCalledTimes(1);
});

it('scrolls in its frame from its first drawing on, where it is wider than its frame, and not after the page was painted too wide', () => {
  jest.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(600);
  renderTable();
  expect(screen.getByRole('region', { name: 'Orçamentos' })).toHaveAttribute('tabindex', '0');
});

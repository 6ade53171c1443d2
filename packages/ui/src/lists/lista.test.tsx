import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef, useState } from 'react';
import { SEM_ARRANJO } from './arrange-columns.ts';
import { Lista } from './lista.component.tsx';
import type { EstadoDaLista } from './lista.props.ts';

interface Produtor {
  readonly id: string;
  readonly nome: string;
}

const estado = (over: Partial<EstadoDaLista<Produtor>> = {}): EstadoDaLista<Produtor> => ({
  consulta: { pagina: 1, tamanho: 20 },
  rows: [{ id: '1', nome: 'Aurora' }],
  total: 1,
  status: 'ready',
  falha: null,
  ativos: 0,
  sort: [],
  box: createRef(),
  change: jest.fn(),
  clear: jest.fn(),
  search: jest.fn(),
  orderBy: jest.fn(),
  retry: jest.fn(),
  ...over,
});

function open(over: Partial<EstadoDaLista<Produtor>> = {}) {
  const lista = estado(over);
  render(
    <Lista
      lista={lista}
      caption="Produtores"
      columns={[{ id: 'nome', header: 'Nome', isSortable: true, cell: ({ nome }) => nome }]}
      rowId={({ id }) => id}
      busca="Buscar produtor"
      vazio={<p>Nenhum produtor ainda</p>}
    />,
  );
  return lista;
}

it('shows the records, what narrows them and their pages', async () => {
  const { orderBy } = open({ total: 41 });
  expect(screen.getByRole('rowheader', { name: 'Aurora' })).toBeVisible();
  expect(screen.getByRole('searchbox', { name: 'Buscar produtor' })).toBeVisible();
  expect(screen.getByText('1–20 de 41')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Nome' }));
  expect(orderBy).toHaveBeenCalledWith([{ column: 'nome', direction: 'asc' }]);
});

it('says that there is nothing yet, and apart from it that the filters let nothing through', async () => {
  open({ rows: [], total: 0 });
  expect(screen.getByText('Nenhum produtor ainda')).toBeVisible();
});

it('clears the filters that let nothing through', async () => {
  const { clear } = open({ rows: [], total: 0, ativos: 1 });
  expect(screen.queryByText('Nenhum produtor ainda')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  expect(clear).toHaveBeenCalledTimes(1);
});

it('leads back from a page beyond the last', async () => {
  const { change } = open({ consulta: { pagina: 9, tamanho: 20 }, rows: [], total: 21, ativos: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Ir para a primeira página' }));
  expect(change).toHaveBeenCalledWith({ pagina: 1 });
});

it('tells a failure in the words of the gateway and tries again', async () => {
  const { retry } = open({ rows: [], total: 0, status: 'failed', falha: { tipo: 'recusada', mensagem: 'Hoje não.' } });
  expect(screen.getByText('Hoje não.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tentar novamente' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

it('offers nothing to narrow to who lacks the access', () => {
  open({
    rows: [],
    total: 0,
    status: 'failed',
    falha: { tipo: 'semPermissao', code: 'sem-permissao', mensagem: 'Peça ao administrador.' },
  });
  expect(screen.getByText('Peça ao administrador.')).toBeVisible();
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
});

it('lets its user hide and move columns, but for the one that names the record', async () => {
  const columns = ['Nome', 'Registro', 'Situação'].map((header) => ({ id: header, header, cell: () => header }));
  function Arranged() {
    const [arranjo, arrange] = useState(SEM_ARRANJO);
    return (
      <Lista
        lista={estado({ arranjo, arrange })}
        busca="Buscar"
        caption="Produtores"
        columns={columns}
        rowId={({ id }) => id}
        vazio={<p>Nenhum</p>}
      />
    );
  }
  render(<Arranged />);
  const heads = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
  await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
  expect(screen.queryByRole('checkbox', { name: 'Nome' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Mover Situação para antes' }));
  expect(heads()).toEqual(['Nome', 'Situação', 'Registro']);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Situação' }));
  expect(heads()).toEqual(['Nome', 'Registro']);
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao padrão' }));
  expect(heads()).toEqual(['Nome', 'Registro', 'Situação']);
});

it('lets its user widen a column by its handle, with the arrows and by dragging, and puts it back', async () => {
  const columns = [
    { id: 'nome', header: 'Nome', cell: ({ nome }: Produtor) => nome },
    { id: 'registro', header: 'Registro', width: '100px', isSortable: true, cell: () => 'x' },
  ];
  function Arranged() {
    const [arranjo, arrange] = useState(SEM_ARRANJO);
    return (
      <Lista lista={estado({ arranjo, arrange })} busca="Buscar" caption="x" columns={columns} rowId={({ id }) => id} vazio={<p>Nada</p>} />
    );
  }
  render(<Arranged />);
  const handle = () => screen.getByRole('separator', { name: 'Largura de Registro' });
  expect(screen.getByRole('columnheader', { name: 'Registro' })).toHaveStyle({ width: '100px' });
  expect(handle()).toHaveAttribute('aria-valuenow', '100');
  act(() => handle().focus());
  await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowRight}{/Shift}{ArrowLeft}');
  expect(handle()).toHaveAttribute('aria-valuenow', '140');
  expect(screen.getByRole('columnheader', { name: 'Registro' })).toHaveStyle({ width: '140px' });
  await userEvent.keyboard('{Home}');
  expect(handle()).toHaveAttribute('aria-valuenow', '48');
  const at = (clientX: number) => ({ target: handle(), coords: { clientX } });
  await userEvent.pointer([{ keys: '[MouseLeft>]', ...at(200) }, at(260), { keys: '[/MouseLeft]', ...at(260) }, at(400)]);
  expect(handle()).toHaveAttribute('aria-valuenow', '108');
  await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
  await userEvent.click(screen.getByRole('button', { name: 'Voltar ao padrão' }));
  expect(handle()).toHaveAttribute('aria-valuenow', '100');
});

it('offers to show each record in short, by a button that says of which', async () => {
  const onPeek = jest.fn();
  render(
    <Lista
      lista={estado()}
      caption="Produtores"
      columns={[{ id: 'nome', header: 'Nome', cell: ({ nome }) => nome }]}
      rowId={({ id }) => id}
      rowName={({ nome }) => nome}
      vazio={<p>Nenhum produtor ainda</p>}
      rowActions={() => <button type="button">Excluir</button>}
      onPeek={({ id }) => onPeek(id)}
    />,
  );
  expect(screen.getByRole('button', { name: 'Excluir' })).toBeVisible();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Ver em resumo: Aurora' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(onPeek).toHaveBeenCalledWith('1');
});

it('leaves no room for buttons where none of the records has one', () => {
  const list = (rowActions: (row: Produtor) => React.ReactNode) => (
    <Lista
      lista={estado({
        rows: [
          { id: '1', nome: 'Aurora' },
          { id: '2', nome: 'Bento' },
        ],
      })}
      caption="Produtores"
      columns={[{ id: 'nome', header: 'Nome', cell: ({ nome }) => nome }]}
      rowId={({ id }) => id}
      vazio={<p>Nenhum produtor ainda</p>}
      rowActions={rowActions}
    />
  );
  const { rerender } = render(list(({ id }) => id === '2' && <button type="button">Excluir</button>));
  expect(screen.getAllByRole('columnheader')).toHaveLength(2);
  rerender(list(() => null));
  expect(screen.getAllByRole('columnheader')).toHaveLength(1);
});

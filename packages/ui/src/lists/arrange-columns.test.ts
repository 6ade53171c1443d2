import { arrangeColumns, inOrder } from './arrange-columns.ts';

const column = (id: string, over = {}) => ({ id, header: id, cell: () => id, ...over });
const columns = [column('a'), column('nome', { isRowHeader: true }), column('b'), column('c')];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join();

it('keeps the column that names the record first, and in sight', () => {
  expect(ids(arrangeColumns(columns, { ocultas: ['nome'], ordem: ['c', 'nome', 'a', 'b'] }))).toBe('nome,c,a,b');
});

it('puts the columns in the order asked for and leaves the hidden ones out', () => {
  expect(ids(arrangeColumns(columns, { ocultas: ['b'], ordem: ['c', 'b', 'a'] }))).toBe('nome,c,a');
});

it('gives a column newer than the arrangement the place its list gives it, and passes over one that is gone', () => {
  expect(ids(inOrder(columns, ['c', 'velha', 'a']))).toBe('nome,c,b,a');
});

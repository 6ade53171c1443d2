import { arrangeColumns, inOrder } from './arrange-columns.ts';

const column = (id: string, over = {}) => ({ id, header: id, cell: () => id, ...over });
const columns = [column('a'), column('nome', { isRowHeader: true }), column('b'), column('c')];
const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join();

it('keeps the column that names the record first, and in sight', () => {
  expect(ids(arrangeColumns(columns, { ocultas: ['nome'], ordem: ['c', 'nome', 'a', 'b'], larguras: {} }))).toBe('nome,c,a,b');
});

it('puts the columns in the order asked for and leaves the hidden ones out', () => {
  expect(ids(arrangeColumns(columns, { ocultas: ['b'], ordem: ['c', 'b', 'a'], larguras: {} }))).toBe('nome,c,a');
});

it('gives a column newer than the arrangement the place its list gives it, and passes over one that is gone', () => {
  expect(ids(inOrder(columns, ['c', 'velha', 'a']))).toBe('nome,c,b,a');
});

it('gives a column the width asked for, and the one without a width at least that', () => {
  const arranged = arrangeColumns([column('nome'), column('a', { width: '80px' }), column('b', { width: '90px' })], {
    ocultas: [],
    ordem: [],
    larguras: { nome: 300, a: 120, velha: 10 },
  });
  expect(arranged.map(({ width, minWidth }) => [width, minWidth])).toEqual([
    [undefined, '300px'],
    ['120px', undefined],
    ['90px', undefined],
  ]);
});

import { pressColuna, readOrdem, writeOrdem } from './ordem-no-endereco.ts';

const press = (ordenar: string, coluna: string, isAdded: boolean) => writeOrdem(pressColuna(readOrdem(ordenar), coluna, isAdded));

it('reads what it writes', () => {
  expect(readOrdem('-premio,nome')).toEqual([
    { column: 'premio', direction: 'desc' },
    { column: 'nome', direction: 'asc' },
  ]);
  for (const ordenar of ['', 'nome', '-premio,nome']) expect(writeOrdem(readOrdem(ordenar))).toBe(ordenar);
});

it('orders by the column alone when it is pressed, and turns it when pressed again', () => {
  expect(press('-premio,nome', 'nome', false)).toBe('nome');
  expect(press('nome', 'nome', false)).toBe('-nome');
  expect(press('-nome', 'nome', false)).toBe('nome');
});

it('adds a column after the others, reverses it, and removes it', () => {
  expect(press('-premio', 'nome', true)).toBe('-premio,nome');
  expect(press('-premio,nome', 'nome', true)).toBe('-premio,-nome');
  expect(press('-premio,-nome', 'nome', true)).toBe('-premio');
});

it('takes no fourth column, and keeps the last one', () => {
  expect(press('a,b,c', 'd', true)).toBe('a,b,c');
  expect(press('-a', 'a', true)).toBe('a');
});

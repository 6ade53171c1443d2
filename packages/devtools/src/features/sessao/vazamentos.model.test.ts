import { type Contagem, rowsOf, pointsOf, withContagem } from './vazamentos.model.ts';

const contagem = (nos: number): Contagem => ({ nos, soltos: 0, regras: 1, modulos: null, memoria: null });
const serie = (...nos: number[]) => nos.map(contagem).reduce<Contagem[]>(withContagem, []);

it('compares with the first count', () => {
  const long = serie(...Array.from({ length: 100 }, (_, index) => 500 + index));
  expect(long).toHaveLength(30);
  expect(rowsOf(long)[0]).toMatchObject({ medida: 'nos', valor: 599, diferenca: 99 });
});

it('handles values that the browser does not report', () => {
  expect(rowsOf(serie(1)).find(({ medida }) => medida === 'modulos')).toEqual({
    medida: 'modulos',
    valor: null,
    diferenca: 0,
    serie: [],
  });
});

it('draws a rising line upwards and a flat one flat', () => {
  expect(pointsOf([1, 2, 3], { width: 10, height: 4 })).toBe('0,4 5,2 10,0');
  expect(pointsOf([7, 7], { width: 10, height: 4 })).toBe('0,4 10,4');
});

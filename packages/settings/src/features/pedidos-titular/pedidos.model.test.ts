import { emBranco, errosOf, porRegra } from './pedidos.model.ts';

it('asks who the holder is before a request is written down', () => {
  expect(Object.keys(errosOf(emBranco))).toEqual(['nome', 'documento']);
  expect(errosOf({ ...emBranco, nome: 'Zélia', documento: '111.444.777-35' })).toEqual({});
});

it('sums what was kept by its rule, until the last day of any', () => {
  const one = { entidade: 'apolice', entidadeId: 'x', regra: 'Contrato', fundamento: 'Circular', guardarAte: '2030-01-01' };
  expect(porRegra([one, { ...one, guardarAte: '2031-01-01' }, { ...one, regra: 'Prova' }])).toEqual([
    { regra: 'Contrato', fundamento: 'Circular', registros: 2, guardarAte: '2031-01-01' },
    { regra: 'Prova', fundamento: 'Circular', registros: 1, guardarAte: '2030-01-01' },
  ]);
});

import { canonical, divergenciasEntre, isSame } from './rascunho.model.ts';

it('compares what was cleared as never filled, whatever the order of the keys', () => {
  expect(isSame({ b: 1, a: { nome: '', cpf: null } }, { b: 1 })).toBe(true);
  expect(canonical({ b: 1, a: 2 })).toBe(canonical({ a: 2, b: 1 }));
});

it('tells false and zero from empty', () => {
  expect(isSame({ zeroKm: false }, {})).toBe(false);
  expect(isSame({ bonus: 0 }, {})).toBe(false);
});

it('lists each field two versions fill differently, by its path', () => {
  const minha = { risco: { segurado: { nome: 'Maria', cep: '1' } }, comercial: { seguradoras: ['a'] } };
  const deles = { risco: { segurado: { nome: 'José', cep: '1' }, veiculo: { placa: 'ABC1D23' } }, comercial: { seguradoras: ['a', 'b'] } };
  expect(divergenciasEntre(minha, deles)).toEqual([
    { campo: 'risco.segurado.nome', minha: 'Maria', deles: 'José' },
    { campo: 'risco.veiculo.placa', minha: undefined, deles: 'ABC1D23' },
    { campo: 'comercial.seguradoras', minha: ['a'], deles: ['a', 'b'] },
  ]);
});

import { canonical, isSame } from './mesmo-conteudo.model.ts';

it('compares what was cleared as never filled, whatever the order of the keys', () => {
  expect(isSame({ b: 1, a: { nome: '', cpf: null } }, { b: 1 })).toBe(true);
  expect(canonical({ b: 1, a: 2 })).toBe(canonical({ a: 2, b: 1 }));
});

it('tells false and zero from empty', () => {
  expect(isSame({ zeroKm: false }, {})).toBe(false);
  expect(isSame({ bonus: 0 }, {})).toBe(false);
});

import { differencesOf } from './differences.model.ts';

it('puts what differs first, also what only one of them has', () => {
  const found = differencesOf({ a: '1', b: '2', c: null }, { a: '1', b: '3', d: '4' });
  expect(found.filter(({ isDiferente }) => isDiferente).map(({ servico }) => servico)).toEqual(['b', 'c', 'd']);
  expect(found.at(-1)).toEqual({ servico: 'a', deles: '1', minha: '1', isDiferente: false });
});

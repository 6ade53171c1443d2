import { differencesOf } from './differences.model.ts';

it('puts differing services first, including those that only one page has', () => {
  const found = differencesOf({ a: '1', b: '2', c: null }, { a: '1', b: '3', d: '4' });
  expect(found.filter(({ isDiferente }) => isDiferente).map(({ servico }) => servico)).toEqual(['b', 'c', 'd']);
  expect(found.at(-1)).toEqual({ servico: 'a', deles: '1', minha: '1', isDiferente: false });
});

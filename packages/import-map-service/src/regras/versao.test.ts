import { compareVersoes, isServida, maiorVersao } from './versao.ts';

it('compares number by number, not letter by letter', () => {
  expect(compareVersoes('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareVersoes('1.2.3', '1.2.3')).toBe(0);
  expect(maiorVersao(['1.9.0', '1.10.0', '1.2.0'])).toBe('1.10.0');
  expect(maiorVersao([])).toBe('0.0.0');
});

it('understands an older minor of the same major, never a newer one or another major', () => {
  expect(isServida('1.2.9', '1.3.0')).toBe(true);
  expect(isServida('1.4.0', '1.3.0')).toBe(false);
  expect(isServida('2.0.0', '1.3.0')).toBe(false);
  expect(isServida('1.0.0', '2.3.0')).toBe(false);
});

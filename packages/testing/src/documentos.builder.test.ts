import { isCnpj, isCpf } from '@balcao/domain';
import { cnpjValido, cpfValido } from './documentos.builder.ts';

const numbers = [0, 1, 2, 9, 10, 99, 1_380, 12_345_678];

it('gives documents whose check digits the product accepts, each its own', () => {
  const cpfs = numbers.map(cpfValido);
  const cnpjs = numbers.flatMap((n) => [cnpjValido(n % 10_000_000), cnpjValido(n, { alfanumerico: true })]);
  expect(cpfs.filter(isCpf)).toEqual(cpfs);
  expect(cnpjs.filter(isCnpj)).toEqual(cnpjs);
  expect(new Set([...cpfs, ...cnpjs.slice(0, 14)]).size).toBe(numbers.length + 14);
});

it('puts letters in an alphanumeric CNPJ and none in the other', () => {
  expect(cnpjValido(1, { alfanumerico: true })).toMatch(/^BL000001/);
  expect(cnpjValido(1)).toMatch(/^\d{14}$/);
});

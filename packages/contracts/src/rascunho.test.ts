import { rascunhoDe } from './rascunho.ts';
import { RiscoAuto } from './quoting/risco-auto.contract.ts';

const rascunho = rascunhoDe(RiscoAuto);

it('accepts nothing at all, half-typed texts and nulls', () => {
  const half = { segurado: { documento: '123', nome: null }, veiculo: { placa: 'AB' }, seguro: null };
  expect(rascunho.parse(half)).toEqual(half);
  expect(rascunho.parse({})).toEqual({});
});

it('drops fields the strict shape does not have', () => {
  expect(rascunho.parse({ segurado: { apelido: 'x' } })).toEqual({ segurado: {} });
});

it('refuses another kind of value and texts without end', () => {
  expect(rascunho.safeParse({ segurado: { nome: 7 } }).success).toBe(false);
  expect(rascunho.safeParse({ segurado: { nome: 'a'.repeat(3_000) } }).success).toBe(false);
});

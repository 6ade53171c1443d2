import type { DadosContaFinanceira } from '@balcao/contracts';
import { camposDaConta } from './campos-conta-financeira.ts';
import { isDaConta, normalizeContaFinanceira, validateContaFinanceira } from './conta-financeira.ts';

const conta = (over: Partial<DadosContaFinanceira> = {}): DadosContaFinanceira => ({
  nome: 'Itaú',
  tipo: 'CORRENTE',
  corretoraId: null,
  banco: '237',
  agencia: '1234',
  conta: '12.345-6',
  convenio: null,
  saldoInicialCentavos: 0,
  saldoInicialEm: '2026-10-31',
  ...over,
});
const campos = (over: Partial<DadosContaFinanceira>) => validateContaFinanceira(conta(over), '2026-11-26').map(({ campo }) => campo);

it('of a bank has bank, branch and number, each refused at its own field; a drawer has none', () => {
  expect(campos({ banco: null, agencia: null, conta: null })).toEqual(['banco', 'agencia', 'conta']);
  expect(campos({ conta: '12345' })).toEqual(['conta']);
  expect(campos({ tipo: 'CAIXA', banco: null, agencia: null, conta: null })).toEqual([]);
  expect(normalizeContaFinanceira(conta({ tipo: 'CAIXA' }))).toMatchObject({ banco: null, agencia: null, conta: null });
  expect(campos({ saldoInicialEm: '2026-11-27' })).toContain('saldoInicialEm');
});

it('keeps an agreement where the bank pays by one, in numbers', () => {
  const doBrasil = { banco: '001', agencia: '1584-9', conta: '210169-6' };
  expect(normalizeContaFinanceira(conta({ ...doBrasil, convenio: '123.456-7' })).convenio).toBe('1234567');
  expect(campos({ ...doBrasil, convenio: '123456' })).toEqual([]);
  expect(campos({ ...doBrasil, convenio: 'AB12' })).toEqual(['convenio']);
  // typed of another bank before, or of a drawer
  expect(normalizeContaFinanceira(conta({ convenio: '123456' })).convenio).toBeNull();
  expect(normalizeContaFinanceira(conta({ tipo: 'CAIXA', convenio: '123456' })).convenio).toBeNull();
  expect(Object.keys(camposDaConta({ tipo: 'CORRENTE', banco: '001' }))).toContain('convenio');
  expect(Object.keys(camposDaConta({ tipo: 'CORRENTE', banco: '341' }))).not.toContain('convenio');
});

it('knows its own file however the bank writes bank, branch and number, and no other', () => {
  const guardada = { banco: '341', agencia: '1234', conta: '12345-6' };
  const dito = { banco: '0341', agencia: '1234', conta: '12345-6' };
  expect(isDaConta(dito, guardada)).toBe(true);
  expect(isDaConta({ ...dito, conta: '1234123456' }, guardada)).toBe(true);
  expect(isDaConta({ ...dito, conta: '123400012345-6' }, guardada)).toBe(true);
  expect(isDaConta({ ...dito, conta: '0000012345' }, guardada)).toBe(true);
  expect(isDaConta({ banco: null, agencia: null, conta: '12345-6' }, guardada)).toBe(true);
  expect(isDaConta({ ...dito, banco: '237' }, guardada)).toBe(false);
  expect(isDaConta({ ...dito, conta: '54321-6' }, guardada)).toBe(false);
  expect(isDaConta(dito, { banco: null, agencia: null, conta: null })).toBe(false);
});

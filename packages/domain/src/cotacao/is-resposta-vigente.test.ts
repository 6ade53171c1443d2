import { StatusResultado } from '@balcao/contracts';
import { isRespostaVigente } from './is-resposta-vigente.ts';

const HOJE = '2026-11-22';

it.each([
  ['until its last day', '2026-11-22', true],
  ['not the day after', '2026-11-21', false],
  ['with no end', null, true],
])('of a price holds %s', (_, validade, holds) => {
  expect(isRespostaVigente({ status: 'OK', familiaErro: null, validade }, HOJE)).toBe(holds);
});

it.each([
  ['DADO', true],
  ['ACEITACAO', true],
  ['COMERCIAL', true],
  ['PERMISSAO', false],
  ['CREDENCIAL', false],
  ['INSTABILIDADE', false],
  [null, false],
] as const)('of a refusal for %s: %s', (familiaErro, holds) => {
  expect(isRespostaVigente({ status: 'RECUSADO', familiaErro, validade: null }, HOJE)).toBe(holds);
});

it('of an insurer that never answered is not valid', () => {
  const others = StatusResultado.options.filter((status) => status !== 'OK' && status !== 'RECUSADO');
  expect(others.filter((status) => isRespostaVigente({ status, familiaErro: 'DADO', validade: null }, HOJE))).toEqual([]);
});

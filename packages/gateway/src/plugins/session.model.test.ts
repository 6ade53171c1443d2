import { hojeEm } from '@balcao/domain';
import { umaSessaoRow } from './session.fixture.ts';
import { toSessao } from './session.model.ts';

const rowOf = (dataAssinatura: string | null) => umaSessaoRow({ dataAssinatura, criadoEm: new Date('2026-01-01T00:00:00Z') });
const isNova = (dataAssinatura: string | null, assinaturaNovaDesde = '2019-09-27') =>
  toSessao(rowOf(dataAssinatura), 't', { chave: Buffer.alloc(32), assinaturaNovaDesde }).novaJornada;

it.each([
  // midnight of São Paulo is three in the morning of Greenwich
  ['2019-09-27T02:59:59.999Z', '2019-09-26', false],
  ['2019-09-27T03:00:00.000Z', '2019-09-27', true],
  ['2019-09-28T02:59:59.999Z', '2019-09-27', true],
])('counts a subscription created at %s, day %s of São Paulo, as new: %p', (em, dia, isNew) => {
  expect(hojeEm(new Date(em))).toBe(dia);
  expect(isNova(hojeEm(new Date(em)))).toBe(isNew);
});

it('asks the day of the installation, and one without a date is not new', () => {
  expect([isNova('2023-12-31', '2024-01-01'), isNova('2024-01-01', '2024-01-01'), isNova(null)]).toEqual([false, true, false]);
});

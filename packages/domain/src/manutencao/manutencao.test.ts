import { manutencaoAvisada, situacaoDaManutencao } from './manutencao.ts';

const uma = { inicio: '2026-11-25T02:00:00.000Z', fim: '2026-11-25T04:00:00.000Z', encerradaEm: null as string | null };
const at = (iso: string) => new Date(iso);

it.each([
  ['2026-11-25T01:59:59Z', null, 'PROGRAMADA'],
  ['2026-11-25T02:00:00Z', null, 'EM_CURSO'],
  ['2026-11-25T04:00:00Z', null, 'CONCLUIDA'],
  ['2026-11-25T03:00:00Z', '2026-11-25T02:30:00.000Z', 'CONCLUIDA'],
  ['2026-11-25T03:00:00Z', '2026-11-24T12:00:00.000Z', 'CANCELADA'],
])('at %s, ended at %s, it is %s', (agora, encerradaEm, situacao) =>
  expect(situacaoDaManutencao({ ...uma, encerradaEm }, at(agora))).toBe(situacao),
);

it('is shown from two days ahead until it is over, the nearest first', () => {
  const depois = { ...uma, inicio: '2026-11-25T22:00:00.000Z', fim: '2026-11-25T23:00:00.000Z' };
  expect(manutencaoAvisada([depois, uma], at('2026-11-23T01:00:00Z'))).toBeNull();
  expect(manutencaoAvisada([depois, uma], at('2026-11-23T03:00:00Z'))).toBe(uma);
  expect(manutencaoAvisada([depois, uma], at('2026-11-25T04:00:00Z'))).toBe(depois);
  expect(manutencaoAvisada([{ ...uma, encerradaEm: '2026-11-24T00:00:00.000Z' }], at('2026-11-25T03:00:00Z'))).toBeNull();
});

import { passosDe, validadeMs } from './trial.model.ts';

const ms = (fim: string | null, agora: string) => validadeMs(fim, new Date(agora));

it.each([
  ['2026-12-01T12:00:00-03:00', '2026-11-20T23:59:59-03:00', 1_001],
  ['2026-12-01T12:00:00-03:00', '2026-11-20T00:00:00-03:00', 86_400_001],
  // already the next day in UTC, still the same one in São Paulo
  ['2026-12-01T12:00:00-03:00', '2026-11-21T02:00:00Z', 3_600_001],
  // the end of the trial comes before midnight
  ['2026-11-20T18:30:00-03:00', '2026-11-20T18:29:00-03:00', 60_001],
  ['2026-11-20T18:30:00-03:00', '2026-11-20T18:30:00-03:00', 1],
  ['2026-11-20T18:30:00-03:00', '2026-11-20T23:00:00-03:00', 3_600_001],
  ['em breve', '2026-11-20T23:00:00-03:00', 3_600_001],
  [null, '2026-11-20T23:00:00-03:00', 3_600_001],
])('for a trial that ends at %p, the sentence shown at %p is valid for %p ms', (fim, agora, expected) => {
  expect(ms(fim, agora)).toBe(expected);
});

it('keeps the three steps in their order, whatever the gateway answers', () => {
  expect(passosDe([{ id: 'multicalculo', feito: true }]).map(({ id, feito }) => [id, feito])).toEqual([
    ['logins', false],
    ['documentos', false],
    ['multicalculo', true],
  ]);
  expect(passosDe([]).map(({ href }) => href)).toEqual([
    '/configuracao/SeguradorasLogin',
    '/buscas/documentos/importar',
    '/multicalculo/novo-orcamento',
  ]);
});

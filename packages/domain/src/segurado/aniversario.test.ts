import { diasDeAniversario } from './aniversario.ts';

it.each([
  ['HOJE', '2026-11-26', [1126]],
  ['SEMANA', '2026-12-29', [1229, 1230, 1231, 101, 102, 103, 104]],
  ['HOJE', '2026-02-28', [228, 229]],
  ['HOJE', '2028-02-28', [228]],
  ['SEMANA', '2026-02-26', [226, 227, 228, 229, 301, 302, 303, 304]],
] as const)('%s on %s is %j', (janela, hoje, dias) => {
  expect(diasDeAniversario(janela, hoje)).toEqual(dias);
});

it('a month has all its days, and no other', () => {
  expect(diasDeAniversario('MES', '2026-04-17')).toEqual(Array.from({ length: 30 }, (_, n) => 401 + n));
  expect(diasDeAniversario('MES', '2026-02-28').at(-1)).toBe(229);
});

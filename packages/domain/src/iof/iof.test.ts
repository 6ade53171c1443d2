import { calcIof } from './calc-iof.ts';
import { iofVigente } from './iof-vigente.ts';
import { tabelaIof } from './tabela-iof.ts';

const HOJE = '2026-11-20';

it.each([
  ['AUTO', 22_140],
  ['RESIDENCIAL', 22_140],
  ['VIDA', 1_140],
  ['SAUDE', 7_140],
  ['SAUDE_OPERADORA', 0],
] as const)('charges a net 3.000,00 of %s with %d centavos', (ramo, expected) => {
  expect(calcIof(300_000, iofVigente(tabelaIof[ramo], HOJE) ?? Number.NaN)).toBe(expected);
});

it.each([
  [451_411, 738, 33_314],
  [208_110, 238, 4_953],
])('rounds %d at %d bps to %d', (liquido, bps, expected) => {
  expect(calcIof(liquido, bps)).toBe(expected);
});

describe('dated rates', () => {
  const rows = [
    { bps: 738, desde: '2008-01-03', ate: '2025-05-22' },
    { bps: 900, desde: '2025-05-23', ate: '2025-06-30' },
    { bps: 738, desde: '2025-07-01' },
  ];

  it.each([
    ['2025-05-22', 738],
    ['2025-05-23', 900],
    ['2025-06-30', 900],
    ['2025-07-01', 738],
    ['2008-01-02', null],
  ])('hold on %s at %p', (dia, bps) => {
    expect(iofVigente(rows, dia)).toBe(bps);
  });

  it('uses the row that started last, regardless of their order', () => {
    const overlapping = [
      { bps: 900, desde: '2025-05-23' },
      { bps: 738, desde: '2008-01-03' },
    ];
    expect(iofVigente(overlapping, HOJE)).toBe(900);
    expect(iofVigente(overlapping.toReversed(), HOJE)).toBe(900);
  });
});

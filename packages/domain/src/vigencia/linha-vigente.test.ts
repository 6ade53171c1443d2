import { addDias, diffDias } from '../datas/add-dias.ts';
import fc from 'fast-check';
import { countDias, prorate } from '../dinheiro/prorate.ts';
import { linhaVigente } from './linha-vigente.ts';

describe('a dated table', () => {
  const rows = [
    { valor: 1, desde: '2020-01-01', ate: '2020-12-31' },
    { valor: 2, desde: '2021-01-01', ate: null },
    { valor: 3, desde: '2022-01-01', ate: '2022-01-31' },
  ];

  it.each([
    ['2019-12-31', null],
    ['2020-01-01', 1],
    ['2020-12-31', 1],
    ['2021-01-01', 2],
    ['2022-01-31', 3],
    ['2022-02-01', 2],
  ])('has on %s the row %p', (dia, valor) => {
    expect(linhaVigente(rows, dia)?.valor ?? null).toBe(valor);
    expect(linhaVigente(rows.toReversed(), dia)?.valor ?? null).toBe(valor);
  });
});

describe('a period around a day', () => {
  it('is counted to the day, a day outside it as its nearest end', () => {
    const ano = { inicio: '2026-01-01', fim: '2027-01-01' };
    expect(countDias({ ...ano, dia: '2026-03-02' })).toEqual({ total: 365, decorridos: 60, restantes: 305 });
    expect(countDias({ ...ano, dia: '2025-12-01' }).restantes).toBe(365);
    expect(countDias({ ...ano, dia: '2027-02-01' }).decorridos).toBe(365);
  });

  it.each([
    [{ inicio: '2026-01-01', fim: '2026-01-01', dia: '2026-01-01' }],
    [{ inicio: '2026-01-02', fim: '2026-01-01', dia: '2026-01-01' }],
    [{ inicio: '2026-01-01', fim: '2026-01-31', dia: 'ontem' }],
  ])('is refused when it has no day: %j', (periodo) => {
    expect(() => countDias(periodo)).toThrow(RangeError);
  });

  it('shares an amount between its days so that both parts differ from it by a centavo at most, and the opposite amount oppositely', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
        fc.integer({ min: 1, max: 1_500 }),
        fc.integer({ min: 0, max: 1_500 }),
        (centavos, total, n) => {
          const inicio = '2026-01-01';
          const dias = countDias({ inicio, fim: addDias(inicio, total), dia: addDias(inicio, n) });
          expect(dias.decorridos + dias.restantes).toBe(diffDias(inicio, addDias(inicio, total)));
          const [past, left] = [prorate(centavos, { dias: dias.decorridos, total }), prorate(centavos, { dias: dias.restantes, total })];
          expect(Math.abs(past + left - centavos)).toBeLessThanOrEqual(1);
          expect(prorate(-centavos, { dias: dias.restantes, total }) + left).toBe(0);
        },
      ),
    );
  });
});

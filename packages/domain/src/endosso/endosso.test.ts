import fc from 'fast-check';
import { addDias } from '../datas/add-dias.ts';
import { adjustParcelas } from './adjust-parcelas.ts';
import { prorateEndosso } from './prorate-endosso.ts';

const vigencia = { vigIni: '2026-01-01', vigFim: '2027-01-01' };
const sum = (valores: readonly number[]): number => valores.reduce((a, b) => a + b, 0);

describe('the premium of an endorsement', () => {
  it('from 3.000,00 to 3.600,00 with 200 days left is 328,77', () => {
    const dia = addDias(vigencia.vigFim, -200);
    expect(prorateEndosso({ antesCentavos: 300_000, depoisCentavos: 360_000, ...vigencia, dia, iofBps: 738 })).toEqual({
      diasRestantes: 200,
      diasVigencia: 365,
      premioLiquidoCentavos: 32_877,
      iofCentavos: 2_426,
      premioTotalCentavos: 35_303,
    });
  });

  it('is undone on the same day by the opposite one, to the centavo, and is nothing on the last day', () => {
    const centavos = fc.integer({ min: 0, max: 500_000_000 });
    fc.assert(
      fc.property(centavos, centavos, fc.integer({ min: -10, max: 400 }), fc.integer({ min: 0, max: 2_000 }), (a, b, n, iofBps) => {
        const comum = { ...vigencia, dia: addDias(vigencia.vigIni, n), iofBps };
        const ida = prorateEndosso({ ...comum, antesCentavos: a, depoisCentavos: b });
        const volta = prorateEndosso({ ...comum, antesCentavos: b, depoisCentavos: a });
        expect(ida.premioTotalCentavos + volta.premioTotalCentavos).toBe(0);
        expect(ida.premioLiquidoCentavos + ida.iofCentavos).toBe(ida.premioTotalCentavos);
        if (n >= 365) expect(ida.premioTotalCentavos).toBe(0);
        if (n <= 0) expect(ida.premioLiquidoCentavos).toBe(b - a);
      }),
    );
  });
});

describe('an endorsement inside the open instalments', () => {
  it('adds more premium to them, the first taking the remainder', () => {
    expect(adjustParcelas([10_000, 10_000, 10_000], 35_303)).toEqual({ valoresCentavos: [21_769, 21_767, 21_767], devolverCentavos: 0 });
  });

  it('takes less premium from them in proportion, and gives back what does not fit', () => {
    expect(adjustParcelas([10_000, 10_000], -5_000)).toEqual({ valoresCentavos: [7_500, 7_500], devolverCentavos: 0 });
    expect(adjustParcelas([10_000], -15_000)).toEqual({ valoresCentavos: [0], devolverCentavos: 5_000 });
    expect(adjustParcelas([], -15_000)).toEqual({ valoresCentavos: [], devolverCentavos: 15_000 });
  });

  it('is refused when more is owed and none is open to take it', () => {
    expect(() => adjustParcelas([], 1)).toThrow(RangeError);
  });

  it('always adds up, and never makes an instalment negative', () => {
    const abertas = fc.array(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 24 });
    fc.assert(
      fc.property(abertas, fc.integer({ min: -100_000_000, max: 100_000_000 }), (valores, diferenca) => {
        const { valoresCentavos, devolverCentavos } = adjustParcelas(valores, diferenca);
        expect(sum(valoresCentavos) - devolverCentavos).toBe(sum(valores) + diferenca);
        expect(Math.min(...valoresCentavos, devolverCentavos)).toBeGreaterThanOrEqual(0);
        if (devolverCentavos > 0) expect(sum(valoresCentavos)).toBe(0);
      }),
    );
  });
});

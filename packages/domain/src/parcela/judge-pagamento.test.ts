import fc from 'fast-check';
import { judgePagamento } from './judge-pagamento.ts';

const devido = { saldoCentavos: 35_000, encargosCentavos: 817 };

it.each([
  ['the printed amount, late', 35_000, { valorCentavos: 35_000, encargosCentavos: 0, isQuitada: true }],
  ['with fine and interest', 35_817, { valorCentavos: 35_000, encargosCentavos: 817, isQuitada: true }],
  ['with a part of them', 35_500, { valorCentavos: 35_000, encargosCentavos: 500, isQuitada: true }],
  ['in part', 10_000, { valorCentavos: 10_000, encargosCentavos: 0, isQuitada: false }],
  ['a centavo too much', 35_818, null],
])('judges what was paid %s', (_, pago, julgado) => {
  expect(judgePagamento(devido, pago)).toEqual(julgado);
});

it('takes nothing for an instalment that asks for nothing more', () => {
  expect(judgePagamento({ saldoCentavos: 0, encargosCentavos: 0 }, 1)).toBeNull();
});

it('refuses what is no amount', () => {
  for (const pago of [0, -1, 1.5]) expect(() => judgePagamento(devido, pago)).toThrow(RangeError);
});

it('loses no centavo, and settles exactly when nothing is left', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(1e6), fc.integer({ min: 1, max: 1e9 }), (saldoCentavos, encargosCentavos, pago) => {
      const julgado = judgePagamento({ saldoCentavos, encargosCentavos }, pago);
      if (!julgado) return expect(saldoCentavos === 0 || pago > saldoCentavos + encargosCentavos).toBe(true);
      expect(julgado.valorCentavos + julgado.encargosCentavos).toBe(pago);
      expect(julgado.isQuitada).toBe(julgado.valorCentavos === saldoCentavos);
    }),
  );
});

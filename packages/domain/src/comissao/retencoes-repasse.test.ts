import fc from 'fast-check';
import { retencoesDoRepasse } from './retencoes-repasse.ts';

describe('what is withheld of a payment to a producer', () => {
  it('is of a person income tax, tax on services and social security, and adds up', () => {
    expect(retencoesDoRepasse(16_800, { pessoa: 'PF', regime: 'PF', irBps: 750, issBps: 500, inssBps: 1_100 })).toEqual({
      irrfCentavos: 1_260,
      issCentavos: 840,
      inssCentavos: 1_848,
      liquidoCentavos: 12_852,
    });
  });

  it('is no social security of a company, and no income tax of one of Simples Nacional', () => {
    const pj = { pessoa: 'PJ', irBps: 150, issBps: 500, inssBps: 1_100 } as const;
    expect(retencoesDoRepasse(10_000, { ...pj, regime: 'PRESUMIDO' })).toMatchObject({
      irrfCentavos: 150,
      inssCentavos: 0,
      liquidoCentavos: 9_350,
    });
    expect(retencoesDoRepasse(10_000, { ...pj, regime: 'SIMPLES' })).toMatchObject({ irrfCentavos: 0, liquidoCentavos: 9_500 });
  });

  it('adds up to what is owed, whatever the rates', () => {
    const bps = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), bps, bps, bps, (bruto, irBps, issBps, inssBps) => {
        const r = retencoesDoRepasse(bruto, { pessoa: 'PF', regime: null, irBps, issBps, inssBps });
        expect(r.irrfCentavos + r.issCentavos + r.inssCentavos + r.liquidoCentavos).toBe(bruto);
      }),
    );
  });
});

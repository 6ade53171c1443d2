import fc from 'fast-check';
import { diferencaDoMes, MES_VAZIO, retencoesDoRepasse, type TabelaDeRetencao } from './retencoes-repasse.ts';

describe('what is withheld of a payment to a producer', () => {
  it('is of a person income tax, tax on services and social security, and adds up', () => {
    expect(
      retencoesDoRepasse(16_800, { pessoa: 'PF', regime: 'PF', isPelaTabela: false, irBps: 750, issBps: 500, inssBps: 1_100 }, null),
    ).toEqual({
      irrfCentavos: 1_260,
      issCentavos: 840,
      inssCentavos: 1_848,
      acertoIrrfCentavos: 0,
      acertoInssCentavos: 0,
      liquidoCentavos: 12_852,
    });
  });

  it('is no social security of a company, and no income tax of one of Simples Nacional', () => {
    const pj = { pessoa: 'PJ', isPelaTabela: false, irBps: 150, issBps: 500, inssBps: 1_100 } as const;
    expect(retencoesDoRepasse(10_000, { ...pj, regime: 'PRESUMIDO' }, null)).toMatchObject({
      irrfCentavos: 150,
      inssCentavos: 0,
      liquidoCentavos: 9_350,
    });
    expect(retencoesDoRepasse(10_000, { ...pj, regime: 'SIMPLES' }, null)).toMatchObject({ irrfCentavos: 0, liquidoCentavos: 9_500 });
  });

  it('adds up to what is owed, whatever the rates', () => {
    const bps = fc.integer({ min: 0, max: 3_000 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000_000 }), bps, bps, bps, (bruto, irBps, issBps, inssBps) => {
        const r = retencoesDoRepasse(bruto, { pessoa: 'PF', regime: null, isPelaTabela: false, irBps, issBps, inssBps }, null);
        expect(r.irrfCentavos + r.issCentavos + r.inssCentavos + r.liquidoCentavos).toBe(bruto);
      }),
    );
  });
});

const FAIXAS: TabelaDeRetencao['irrfFaixas'] = [
  { ateCentavos: 242_880, bps: 0, deducaoCentavos: 0 },
  { ateCentavos: 282_665, bps: 750, deducaoCentavos: 18_216 },
  { ateCentavos: 375_105, bps: 1_500, deducaoCentavos: 39_416 },
  { ateCentavos: 466_468, bps: 2_250, deducaoCentavos: 67_549 },
  { ateCentavos: null, bps: 2_750, deducaoCentavos: 90_873 },
];
/** Of June 2025, and of 2026, as the migration has them. */
const de2025: TabelaDeRetencao = {
  inssBps: 1_100,
  inssTetoCentavos: 815_741,
  irrfFaixas: FAIXAS,
  irrfSimplificadoCentavos: 60_720,
  irrfMinimoCentavos: 1_000,
  irrfReducao: null,
};
const de2026: TabelaDeRetencao = {
  ...de2025,
  inssTetoCentavos: 847_555,
  irrfReducao: {
    inteiraAteCentavos: 500_000,
    inteiraCentavos: 31_289,
    fimCentavos: 735_000,
    fixaCentavos: 97_862,
    taxaMilionesimos: 133_145,
  },
};
const autonomo = { pessoa: 'PF', regime: 'PF', isPelaTabela: true, irBps: 9_999, issBps: 0, inssBps: 9_999 } as const;

describe('what is withheld of a person by the tables of the month', () => {
  it.each<readonly [string, TabelaDeRetencao, readonly [bruto: number, inss: number, irrf: number]]>([
    // 3.000,00 × 11 % = 330,00; 3.000,00 − 607,20 (more than 330,00) = 2.392,80, below 2.428,80: no tax
    ['is social security alone where the simplified deduction leaves it below the first bracket', de2026, [300_000, 33_000, 0]],
    // 5.000,00 × 11 % = 550,00; 5.000,00 − 607,20 = 4.392,80 × 22,5 % = 988,38 − 675,49 = 312,89
    ['is by the bracket of what is left, in 2025', de2025, [500_000, 55_000, 31_289]],
    // the same 312,89, less the reduction of 312,89 that begins in 2026: the law's own limit of 5.000,00
    ['is no income tax of the same in 2026', de2026, [500_000, 55_000, 0]],
    // 6.000,00 × 11 % = 660,00 (more than 607,20); 5.340,00 × 27,5 % = 1.468,50 − 908,73 = 559,77; reduction 978,62 − 0,133145 × 6.000,00 = 978,62 − 798,87 = 179,75; 559,77 − 179,75 = 380,02
    ['is less by the reduction between 5.000,00 and 7.350,00', de2026, [600_000, 66_000, 38_002]],
    // ceiling 8.475,55 × 11 % = 932,3105 → 932,31; 10.000,00 − 932,31 = 9.067,69 × 27,5 % = 2.493,61475 → 2.493,61 − 908,73 = 1.584,88
    ['is social security of the ceiling and no more', de2026, [1_000_000, 93_231, 158_488]],
    // 3.107,20 × 11 % = 341,792 → 341,79; 3.107,20 − 607,20 = 2.500,00 × 7,5 % = 187,50 − 182,16 = 5,34, below 10,00: not withheld
    ['is no income tax of ten reais or less', de2025, [310_720, 34_179, 0]],
  ])('%s', (_, tabela, [bruto, inssCentavos, irrfCentavos]) => {
    expect(retencoesDoRepasse(bruto, autonomo, { antes: MES_VAZIO, tabela })).toEqual({
      inssCentavos,
      irrfCentavos,
      issCentavos: 0,
      acertoIrrfCentavos: 0,
      acertoInssCentavos: 0,
      liquidoCentavos: bruto - inssCentavos - irrfCentavos,
    });
  });

  it('is of all that is paid in the month, less what was withheld before', () => {
    // 4.000,00: INSS 440,00; 3.392,80 × 15 % = 508,92 − 394,16 = 114,76, all of it reduced. Then 3.000,00 more, 7.000,00 in the month: INSS 770,00 −
    // 440,00 = 330,00; 6.230,00 × 27,5 % = 1.713,25 − 908,73 = 804,52; 978,62 − 0,133145 × 7.000,00 = 46,605 → 46,61; 804,52 − 46,61 = 757,91
    const primeiro = retencoesDoRepasse(400_000, autonomo, { antes: MES_VAZIO, tabela: de2026 });
    expect(primeiro).toMatchObject({ inssCentavos: 44_000, irrfCentavos: 0 });
    const antes = { brutoCentavos: 400_000, inssCentavos: primeiro.inssCentavos, irrfCentavos: primeiro.irrfCentavos };
    expect(retencoesDoRepasse(300_000, { ...autonomo, issBps: 500 }, { antes, tabela: de2026 })).toEqual({
      inssCentavos: 33_000,
      irrfCentavos: 75_791,
      issCentavos: 15_000,
      acertoIrrfCentavos: 0,
      acertoInssCentavos: 0,
      liquidoCentavos: 176_209,
    });
    // the ceiling is of the month: 9.000,00 before withheld all of it
    const cheio = { brutoCentavos: 900_000, inssCentavos: 93_231, irrfCentavos: 0 };
    expect(retencoesDoRepasse(100_000, autonomo, { antes: cheio, tabela: de2026 }).inssCentavos).toBe(0);
  });

  it('adds up and owes in many payments what it owes in one, whatever they are, once each can bear what the month owes', () => {
    const pagamentos = fc.array(fc.integer({ min: 5_000, max: 2_000_000 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(pagamentos, fc.constantFrom(de2025, de2026), (brutos, tabela) => {
        let antes = MES_VAZIO;
        for (const bruto of brutos) {
          const r = retencoesDoRepasse(bruto, autonomo, { antes, tabela });
          expect(r.irrfCentavos + r.issCentavos + r.inssCentavos + r.liquidoCentavos).toBe(bruto);
          expect(Math.min(r.irrfCentavos, r.inssCentavos, r.liquidoCentavos)).toBeGreaterThanOrEqual(0);
          antes = {
            brutoCentavos: antes.brutoCentavos + bruto,
            irrfCentavos: antes.irrfCentavos + r.irrfCentavos,
            inssCentavos: antes.inssCentavos + r.inssCentavos,
          };
        }
        const inteiro = retencoesDoRepasse(antes.brutoCentavos, autonomo, { antes: MES_VAZIO, tabela });
        expect(antes.inssCentavos).toBe(inteiro.inssCentavos);
        // the law's reduction is a centavo less at 5.000,00 than just after
        expect(Math.abs(antes.irrfCentavos - inteiro.irrfCentavos)).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('differs where what was paid in the month is less than what it was worked out by, and the next payment settles it', () => {
    // 3.000,00 that were withheld as the second of a month of 7.000,00 (see above), and the 4.000,00 before them never were paid
    const difere = diferencaDoMes({ brutoCentavos: 300_000, inssCentavos: 33_000, irrfCentavos: 75_791 }, de2026);
    expect(difere).toEqual({ inssCentavos: 0, irrfCentavos: -75_791 });
    expect(retencoesDoRepasse(100_000, autonomo, { antes: MES_VAZIO, tabela: de2026 }, difere)).toEqual({
      inssCentavos: 11_000,
      irrfCentavos: 0,
      issCentavos: 0,
      acertoInssCentavos: 0,
      acertoIrrfCentavos: -75_791,
      liquidoCentavos: 100_000 - 11_000 + 75_791,
    });
    // what was withheld too little is of the next as far as it bears it
    expect(
      retencoesDoRepasse(1_000, autonomo, { antes: MES_VAZIO, tabela: de2026 }, { inssCentavos: 500, irrfCentavos: 900 }),
    ).toMatchObject({
      inssCentavos: 110,
      acertoInssCentavos: 500,
      acertoIrrfCentavos: 389,
      liquidoCentavos: 1,
    });
  });

  it('leaves something to be paid, where the tax of ten reais begins with a payment of less', () => {
    // 3.160,00 owe 2.552,80 × 7,5 % − 182,16 = 9,30: not withheld. Of 9,90 more, 10,04 of tax are owed, and 1,09 of social security
    const antes = { brutoCentavos: 316_000, inssCentavos: 34_760, irrfCentavos: 0 };
    expect(retencoesDoRepasse(990, autonomo, { antes, tabela: de2025 })).toMatchObject({
      inssCentavos: 109,
      irrfCentavos: 880,
      liquidoCentavos: 1,
    });
  });
});

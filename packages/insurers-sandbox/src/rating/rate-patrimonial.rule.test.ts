import { referencias, tarifasPatrimoniais } from '../seguradoras/tarifas-patrimoniais.table.ts';
import { ratePatrimonial, type RiscoTarifaPatrimonial } from './rate-patrimonial.rule.ts';

const sum = (valores: readonly number[]): number => valores.reduce((total, valor) => total + valor, 0);
const base: RiscoTarifaPatrimonial = {
  coberturas: [{ id: 'BASICA', nome: 'Básica', lmiCentavos: 30_000_000, vezes: 1 }],
  fatores: [],
  comissaoBps: 2_000,
  descontoBps: 0,
  isRenovacao: false,
};

/** A repeatable spread of odd numbers: every case is different and the same in each run. */
const odd = (i: number, max: number): number => (Math.imul(i + 1, 2_654_435_761) >>> 0) % max;

it('explains and distributes every premium to the centavo, for any insurer and risk', () => {
  let cases = 0;
  for (const tarifas of Object.values(tarifasPatrimoniais)) {
    for (const tarifa of Object.values(tarifas)) {
      const ids = Object.keys(tarifa.taxas);
      for (let i = 0; i < 60; i++) {
        const coberturas = ids
          .filter((_, n) => odd(i * 31 + n, 3) > 0)
          .map((id, n) => ({ id, nome: id, lmiCentavos: 1 + odd(i * 17 + n, 3_000_000_000), vezes: 1 + odd(i + n, 4) }));
        const fatores = [870, 1_250, 1_117, 993].map((milesimos, n) => ({ rotulo: `F${n}`, milesimos: milesimos + odd(i + n, 90) }));
        const risco = { coberturas, fatores, comissaoBps: odd(i, 3_000), descontoBps: odd(i, 2_000) - 500, isRenovacao: i % 2 === 0 };
        const preco = ratePatrimonial(tarifa, risco, 738);
        expect(sum(preco.composicao.map((p) => p.valorCentavos))).toBe(preco.liquidoCentavos);
        expect(sum(preco.coberturas.map((c) => c.premioCentavos)) + preco.assistenciaCentavos).toBe(preco.liquidoCentavos);
        expect(preco.totalCentavos).toBe(preco.liquidoCentavos + preco.iofCentavos);
        expect(preco.liquidoCentavos).toBeGreaterThanOrEqual(tarifa.minimoCentavos);
        cases += 1;
      }
    }
  }
  expect(cases).toBe(13 * 60);
});

it('never costs less for a higher limit, nor for one cover more', () => {
  const { RESIDENCIAL } = referencias;
  const netOf = (coberturas: RiscoTarifaPatrimonial['coberturas']) =>
    ratePatrimonial(RESIDENCIAL, { ...base, coberturas }, 738).liquidoCentavos;
  const [basica] = base.coberturas;
  if (!basica) throw new Error('sem básica');
  let anterior = 0;
  for (let lmi = 5_000_000; lmi <= 500_000_000; lmi += 12_345_678) {
    const agora = netOf([{ ...basica, lmiCentavos: lmi }]);
    expect(agora).toBeGreaterThanOrEqual(anterior);
    expect(
      netOf([
        { ...basica, lmiCentavos: lmi },
        { id: 'ROUBO', nome: 'Roubo', lmiCentavos: 100_000, vezes: 1 },
      ]),
    ).toBeGreaterThanOrEqual(agora);
    anterior = agora;
  }
});

it('identifies the minimum premium in the explanation', () => {
  const { composicao, liquidoCentavos } = ratePatrimonial(
    referencias.RESIDENCIAL,
    { ...base, coberturas: [{ id: 'BASICA', nome: 'Básica', lmiCentavos: 5_000_000, vezes: 1 }] },
    738,
  );
  expect(liquidoCentavos).toBe(18_000);
  expect(composicao).toEqual([
    { rotulo: 'Básica', valorCentavos: 3_000 },
    { rotulo: 'Assistência 24 horas', valorCentavos: 4_800 },
    { rotulo: 'Comissão', valorCentavos: 1_950 },
    { rotulo: 'Prêmio mínimo', valorCentavos: 8_250 },
  ]);
});

it('calculates the deductible from the limit, never below its minimum', () => {
  const withTheft = (lmiCentavos: number) =>
    ratePatrimonial(referencias.RESIDENCIAL, { ...base, coberturas: [{ id: 'ROUBO', nome: 'Roubo', lmiCentavos, vezes: 1 }] }, 738);
  expect([withTheft(1_000_000), withTheft(100_000)].map((p) => p.coberturas[0]?.franquiaCentavos)).toEqual([100_000, 30_000]);
});

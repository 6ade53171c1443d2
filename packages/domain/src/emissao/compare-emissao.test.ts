import fc from 'fast-check';
import { compareEmissao, type ContratoComparado } from './compare-emissao.ts';

const proposto: ContratoComparado = {
  premioLiquidoCentavos: 451_411,
  iofCentavos: 33_314,
  comissaoBps: 2_000,
  vigIni: '2026-01-01',
  vigFim: '2027-01-01',
  bonus: 5,
  ci: '123456',
  franquias: [{ item: 'casco', valorCentavos: 442_000 }],
  coberturas: [
    { codigo: 'CASCO', nome: 'Casco', lmiCentavos: 8_500_000, franquiaCentavos: 442_000 },
    { codigo: 'RCF_DM', nome: 'Danos materiais', lmiCentavos: 10_000_000, franquiaCentavos: null },
  ],
};

it('tells premium, commission, period, bonus, CI, covers, limits and deductibles that were issued otherwise', () => {
  const emitido: ContratoComparado = {
    ...proposto,
    premioLiquidoCentavos: 451_500,
    comissaoBps: 1_800,
    bonus: 4,
    ci: null,
    franquias: [
      { item: 'casco', valorCentavos: 450_000 },
      { item: 'vidros', valorCentavos: 20_000 },
    ],
    coberturas: [
      { codigo: 'CASCO', nome: 'Casco', lmiCentavos: 8_000_000, franquiaCentavos: 450_000 },
      { codigo: 'APP', nome: 'Acidentes de passageiros', lmiCentavos: 1_000_000, franquiaCentavos: null },
    ],
  };
  expect(compareEmissao(proposto, emitido)).toEqual([
    { clausula: 'premioLiquidoCentavos', item: null, de: 451_411, para: 451_500 },
    { clausula: 'comissaoBps', item: null, de: 2_000, para: 1_800 },
    { clausula: 'bonus', item: null, de: 5, para: 4 },
    { clausula: 'ci', item: null, de: '123456', para: null },
    { clausula: 'lmi', item: 'CASCO', de: 8_500_000, para: 8_000_000 },
    { clausula: 'franquiaCobertura', item: 'CASCO', de: 442_000, para: 450_000 },
    { clausula: 'cobertura', item: 'RCF_DM', de: 'Danos materiais', para: null },
    { clausula: 'cobertura', item: 'APP', de: null, para: 'Acidentes de passageiros' },
    { clausula: 'franquia', item: 'casco', de: 442_000, para: 450_000 },
    { clausula: 'franquia', item: 'vidros', de: null, para: 20_000 },
  ]);
});

it('lets the insurer round premium and tax, and nothing else', () => {
  const arredondado = { ...proposto, premioLiquidoCentavos: 451_413, iofCentavos: 33_312, comissaoBps: 2_001 };
  expect(compareEmissao(proposto, arredondado, { premioCentavos: 2 }).map(({ clausula }) => clausula)).toEqual(['comissaoBps']);
  expect(compareEmissao(proposto, arredondado, { premioCentavos: 1 })).toHaveLength(3);
});

it('of a contract with itself is nothing, and turned around is each difference turned around', () => {
  const cobertura = fc.record({
    codigo: fc.constantFrom('A', 'B', 'C'),
    nome: fc.constantFrom('Um', 'Dois'),
    lmiCentavos: fc.option(fc.nat(3), { nil: null }),
    franquiaCentavos: fc.option(fc.nat(3), { nil: null }),
  });
  const contrato: fc.Arbitrary<ContratoComparado> = fc.record({
    premioLiquidoCentavos: fc.nat(3),
    iofCentavos: fc.nat(3),
    comissaoBps: fc.nat(3),
    vigIni: fc.constantFrom('2026-01-01', '2026-01-02'),
    vigFim: fc.constant('2027-01-01'),
    bonus: fc.option(fc.nat(3), { nil: null }),
    ci: fc.option(fc.constantFrom('1', '2'), { nil: null }),
    franquias: fc.uniqueArray(fc.record({ item: fc.constantFrom('x', 'y'), valorCentavos: fc.nat(3) }), { selector: ({ item }) => item }),
    coberturas: fc.uniqueArray(cobertura, { selector: ({ codigo }) => codigo }),
  });
  fc.assert(
    fc.property(contrato, contrato, (a, b) => {
      expect(compareEmissao(a, a)).toEqual([]);
      const ida = compareEmissao(a, b).map(({ de, para, ...clausula }) => ({ ...clausula, de: para, para: de }));
      expect(new Set(compareEmissao(b, a).map((divergencia) => JSON.stringify(divergencia)))).toEqual(
        new Set(ida.map(({ clausula, item, de, para }) => JSON.stringify({ clausula, item, de, para }))),
      );
    }),
  );
});

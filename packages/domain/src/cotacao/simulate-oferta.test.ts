import fc from 'fast-check';
import { type Combinado, franquiaDaOferta, type OfertaSimulada, simulateOferta } from './simulate-oferta.ts';

// the reference car of domain design §6.3: 4.514,11 at 20 %, of which the hull is 3.524,11
const referencia: OfertaSimulada = {
  descontoBps: 0,
  oferta: {
    premioLiquidoCentavos: 451_411,
    iofCentavos: 33_314,
    premioTotalCentavos: 484_725,
    comissaoBps: 2_000,
    composicao: [
      { rotulo: 'Casco', valorCentavos: 352_411 },
      { rotulo: 'Demais coberturas', valorCentavos: 99_000 },
    ],
    franquias: [{ item: 'Casco', tipo: 'NORMAL', valorCentavos: 442_000 }],
    coberturas: [],
  },
};
const combinado: Combinado = { comissaoMinBps: 1_000, comissaoMaxBps: 2_500, descontoMaxBps: 1_500 };
const igual = { comissaoBps: 2_000, descontoBps: 0 };

it('prices the reference car at another commission as the insurer itself does', () => {
  expect(simulateOferta(referencia, { ...igual, comissaoBps: 1_500 }, combinado)).toMatchObject({
    premioTotalCentavos: 456_213,
    comissaoCentavos: 63_729,
    isEstimativa: false,
    alertas: [],
  });
});

it('prices a reduced deductible as the insurer does when its factor is the usual one, and marks it as an estimate', () => {
  expect(simulateOferta(referencia, { ...igual, franquia: 'REDUZIDA' }, combinado)).toMatchObject({
    premioTotalCentavos: 530_135,
    isEstimativa: true,
  });
});

it('is an estimate when the insurer does not compose its price, and when a discount is asked', () => {
  const calada = { ...referencia, oferta: { ...referencia.oferta, composicao: [] } };
  expect(simulateOferta(calada, { ...igual, comissaoBps: 1_500 }, combinado).isEstimativa).toBe(true);
  expect(simulateOferta(referencia, { ...igual, descontoBps: 500 }, combinado).isEstimativa).toBe(true);
});

it('warns below the commission agreed, above it, at too high a discount and when the discount eats the margin', () => {
  const alertas = (comissaoBps: number, descontoBps: number) => simulateOferta(referencia, { comissaoBps, descontoBps }, combinado).alertas;
  expect(alertas(900, 0)).toEqual(['COMISSAO_ABAIXO', 'MARGEM_NEGATIVA']);
  expect(alertas(2_600, 0)).toEqual(['COMISSAO_ACIMA']);
  expect(alertas(2_000, 1_600)).toEqual(['DESCONTO_ACIMA']);
  expect(alertas(1_000, 1_000)).toEqual(['MARGEM_NEGATIVA']);
});

it('has no deductible in a line without kinds of deductible', () => {
  const vida = { ...referencia.oferta, franquias: [] };
  expect(franquiaDaOferta(vida)).toBeNull();
  expect(simulateOferta({ oferta: vida, descontoBps: 0 }, { ...igual, franquia: 'REDUZIDA' }, combinado).premioTotalCentavos).toBe(484_725);
});

it('refuses a commission or a discount of everything', () => {
  expect(() => simulateOferta(referencia, { comissaoBps: 10_000, descontoBps: 0 }, combinado)).toThrow(RangeError);
  expect(() => simulateOferta(referencia, { comissaoBps: 0, descontoBps: 10_000 }, combinado)).toThrow(RangeError);
});

describe('for any offer and terms', () => {
  const bps = fc.integer({ min: 0, max: 5_000 });
  const simulada = fc
    .record({ liquido: fc.integer({ min: 1, max: 100_000_000 }), comissaoBps: bps, descontoBps: fc.integer({ min: -1_000, max: 3_000 }) })
    .map(({ liquido, comissaoBps, descontoBps }): OfertaSimulada => {
      const iofCentavos = Math.round(liquido * 0.0738);
      const oferta = {
        ...referencia.oferta,
        premioLiquidoCentavos: liquido,
        iofCentavos,
        premioTotalCentavos: liquido + iofCentavos,
        comissaoBps,
      };
      return { descontoBps, oferta };
    });

  it('moved nowhere, it is the offer itself to the centavo', () => {
    fc.assert(
      fc.property(simulada, (one) => {
        const { premioLiquidoCentavos, iofCentavos, premioTotalCentavos, comissaoBps } = one.oferta;
        const same = simulateOferta(one, { comissaoBps, descontoBps: one.descontoBps }, combinado);
        expect(same).toMatchObject({ premioLiquidoCentavos, iofCentavos, premioTotalCentavos, diferencaTotalCentavos: 0 });
      }),
    );
  });

  it('always adds up, and a higher commission never makes it cheaper nor a higher discount dearer', () => {
    fc.assert(
      fc.property(simulada, bps, bps, fc.integer({ min: 0, max: 2_000 }), (one, comissaoBps, descontoBps, mais) => {
        const base = simulateOferta(one, { comissaoBps, descontoBps }, combinado);
        expect(base.premioLiquidoCentavos + base.iofCentavos).toBe(base.premioTotalCentavos);
        const dearer = simulateOferta(one, { comissaoBps: comissaoBps + mais, descontoBps }, combinado);
        expect(dearer.premioTotalCentavos).toBeGreaterThanOrEqual(base.premioTotalCentavos);
        const cheaper = simulateOferta(one, { comissaoBps, descontoBps: descontoBps + mais }, combinado);
        expect(cheaper.premioTotalCentavos).toBeLessThanOrEqual(base.premioTotalCentavos);
      }),
    );
  });
});

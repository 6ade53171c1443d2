import type { OfertaManual, RascunhoOrcamento } from '@balcao/contracts';
import { linhaManual } from './linha-manual.ts';
import { ofertaDeManual, parcelamentosDeManual } from './oferta-de-manual.ts';

const HOJE = '2026-11-20';
const oferta: OfertaManual = {
  seguradora: 'jequitiba_seguros',
  pacote: 'Padrão',
  premioLiquidoCentavos: 300_000,
  comissaoBps: 2_000,
  coberturas: [{ nome: 'Danos elétricos', lmiCentavos: 1_000_000, franquiaCentavos: 50_000 }],
  parcelasSemJuros: 10,
  parcelasComJuros: 12,
  jurosBps: 199,
};

function draft(ofertas: readonly object[], objeto: object = { ramo: '0171', descricao: 'Câmera fotográfica' }): RascunhoOrcamento {
  const { risco, comercial } = linhaManual.inicial({ hoje: HOJE, corretoraId: '0190a000-0000-7000-8000-000000000001' });
  const segurado = {
    pessoa: 'PF',
    documento: '111.444.777-35',
    nome: 'Ana Souza',
    nascimento: '1986-03-10',
    sexo: 'F',
    cep: '01310-100',
    avisoPrivacidade: true,
  };
  return { comercial, risco: { ...risco, segurado, objeto, ofertas } };
}
const errorsOf = (ofertas: readonly object[], objeto?: object) => {
  const judged = linhaManual.validate(draft(ofertas, objeto), { hoje: HOJE, seguradoras: [] });
  return judged.ok ? [] : judged.errors.map(({ campo, codigo }) => [campo, codigo]);
};

it('accepts offers of insurers the brokerage does not quote with', () => {
  expect(errorsOf([oferta])).toEqual([]);
});

it('takes a plan left blank as payment at sight', () => {
  const { parcelasSemJuros: _, coberturas: __, ...bare } = oferta;
  const judged = linhaManual.validate(draft([{ ...bare, parcelasComJuros: null }]), { hoje: HOJE, seguradoras: [] });
  expect(judged.ok && judged.risco.ofertas[0]).toMatchObject({ parcelasSemJuros: 1, coberturas: [] });
  expect(judged.ok && judged.risco.ofertas[0]?.jurosBps).toBeUndefined();
});

it.each([
  ['no offer at all', [], [['risco.ofertas', 'obrigatorio']]],
  ['an offer without insurer', [{ ...oferta, seguradora: null }], [['risco.ofertas.0.seguradora', 'obrigatorio']]],
  ['a premium of nothing', [{ ...oferta, premioLiquidoCentavos: 0 }], [['risco.ofertas.0.premioLiquidoCentavos', 'foraDaFaixa']]],
  ['a commission above the whole', [{ ...oferta, comissaoBps: 10_001 }], [['risco.ofertas.0.comissaoBps', 'foraDaFaixa']]],
  ['a validity already past', [{ ...oferta, validade: '2026-11-19' }], [['risco.ofertas.0.validade', 'foraDaFaixa']]],
  ['a validity that ends today', [{ ...oferta, validade: HOJE }], []],
  [
    'interest over fewer instalments than without it',
    [{ ...oferta, parcelasComJuros: 10 }],
    [['risco.ofertas.0.parcelasComJuros', 'conflito']],
  ],
  ['a rate left out', [{ ...oferta, jurosBps: null }], [['risco.ofertas.0.jurosBps', 'obrigatorio']]],
  ['a cover without a name', [{ ...oferta, coberturas: [{ lmiCentavos: 100 }] }], [['risco.ofertas.0.coberturas.0.nome', 'obrigatorio']]],
  ['one package twice', [oferta, { ...oferta, pacote: 'padrão' }], [['risco.ofertas.1.pacote', 'conflito']]],
  ['two packages of one insurer', [oferta, { ...oferta, pacote: 'Completo' }], []],
])('judges %s', (_, ofertas, expected) => {
  expect(errorsOf(ofertas)).toEqual(expected);
});

it('requires the ramo and the insured object', () => {
  expect(errorsOf([oferta], {})).toEqual([
    ['risco.objeto.ramo', 'obrigatorio'],
    ['risco.objeto.descricao', 'obrigatorio'],
  ]);
});

it('adds the IOF to the net premium and takes the commission out of it', () => {
  expect(ofertaDeManual(oferta, { iofBps: 738, principal: true })).toMatchObject({
    premioLiquidoCentavos: 300_000,
    iofCentavos: 22_140,
    premioTotalCentavos: 322_140,
    comissaoCentavos: 60_000,
    franquias: [{ item: 'Danos elétricos', tipo: null, valorCentavos: 50_000 }],
    coberturas: [{ codigo: 'DANOS_ELETRICOS', lmiCentavos: 1_000_000, premioCentavos: null }],
  });
});

it('writes every plan to the centavo: ten of 322,14 without interest, twelve of 298,49 with 1,99 %', () => {
  const planos = parcelamentosDeManual(oferta, 322_140);
  expect(planos.map(({ n, jurosBps }) => [n, jurosBps])).toEqual([
    ...Array.from({ length: 10 }, (_, index) => [index + 1, 0]),
    [11, 199],
    [12, 199],
  ]);
  expect(planos[9]).toMatchObject({ primeiraCentavos: 32_214, demaisCentavos: 32_214, totalCentavos: 322_140 });
  expect(planos[11]).toMatchObject({ primeiraCentavos: 29_849, totalCentavos: 358_188 });
  for (const { n, primeiraCentavos, demaisCentavos, totalCentavos } of planos)
    expect(primeiraCentavos + (n - 1) * demaisCentavos).toBe(totalCentavos);
});

it('names the offer and the field of a refusal', () => {
  expect(linhaManual.rotuloDe('risco.ofertas.1.premioLiquidoCentavos')).toBe('Oferta 2: Prêmio líquido');
  expect(linhaManual.rotuloDe('risco.ofertas.0.coberturas.0.nome')).toBe('Oferta 1: Coberturas');
  expect(linhaManual.rotuloDe('risco.ofertas')).toBe('Ofertas');
});

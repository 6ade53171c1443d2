import type { DadosTabelaRetencao } from '@balcao/contracts';
import { validateTabelaRetencao } from './tabela-retencao.ts';

const de2026: DadosTabelaRetencao = {
  desde: '2027-01-01',
  inssBps: 1_100,
  inssTetoCentavos: 847_555,
  irrfFaixas: [
    { ateCentavos: 242_880, bps: 0, deducaoCentavos: 0 },
    { ateCentavos: 282_665, bps: 750, deducaoCentavos: 18_216 },
    { ateCentavos: 375_105, bps: 1_500, deducaoCentavos: 39_416 },
    { ateCentavos: 466_468, bps: 2_250, deducaoCentavos: 67_549 },
    { ateCentavos: null, bps: 2_750, deducaoCentavos: 90_873 },
  ],
  irrfSimplificadoCentavos: 60_720,
  irrfMinimoCentavos: 1_000,
  irrfReducao: {
    inteiraAteCentavos: 500_000,
    inteiraCentavos: 31_289,
    fimCentavos: 735_000,
    fixaCentavos: 97_862,
    taxaMilionesimos: 133_145,
  },
  fonte: 'Lei 15.270/2025',
};
const withFaixa = (index: number, mudanca: object): DadosTabelaRetencao => ({
  ...de2026,
  irrfFaixas: de2026.irrfFaixas.map((faixa, at) => (at === index ? { ...faixa, ...mudanca } : faixa)),
});
const withReducao = (mudanca: object): DadosTabelaRetencao => ({
  ...de2026,
  irrfReducao: de2026.irrfReducao && { ...de2026.irrfReducao, ...mudanca },
});

it.each<readonly [string, DadosTabelaRetencao, readonly string[]]>([
  ['takes the published one', de2026, []],
  ['takes one without a reduction', { ...de2026, irrfReducao: null }, []],
  ['begins with a month', { ...de2026, desde: '2027-01-15' }, ['desde']],
  ['has rates of 0 to 100 %', { ...de2026, inssBps: 10_001 }, ['inssBps']],
  ['has a ceiling and a source', { ...de2026, inssTetoCentavos: 0, fonte: ' ' }, ['inssTetoCentavos', 'fonte']],
  ['has brackets in order', withFaixa(1, { ateCentavos: 200_000 }), ['irrfFaixas.1.ateCentavos', 'irrfFaixas.2.deducaoCentavos']],
  ['has an end to each but the last', withFaixa(2, { ateCentavos: null }), ['irrfFaixas.2.ateCentavos']],
  ['has none to the last', withFaixa(4, { ateCentavos: 900_000 }), ['irrfFaixas.4.ateCentavos']],
  ['has rates that rise', withFaixa(4, { bps: 2_250, deducaoCentavos: 67_549 }), ['irrfFaixas.4.bps']],
  [
    'has no jump of the tax between two',
    withFaixa(3, { deducaoCentavos: 76_549 }),
    ['irrfFaixas.3.deducaoCentavos', 'irrfFaixas.4.deducaoCentavos'],
  ],
  ['has a reduction that ends after its whole part', withReducao({ fimCentavos: 500_000 }), ['irrfReducao.fimCentavos']],
  ['has no jump of the reduction', withReducao({ fixaCentavos: 87_962 }), ['irrfReducao.fixaCentavos']],
])('%s', (_, tabela, campos) => {
  expect(validateTabelaRetencao(tabela).map(({ campo }) => campo)).toEqual(campos);
});

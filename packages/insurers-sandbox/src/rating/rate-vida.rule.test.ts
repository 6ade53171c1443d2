import { tarifasVida } from '../seguradoras/tarifas-vida.table.ts';
import type { TarifaVida } from '../seguradoras/perfil.ts';
import { isAnalisada, refusalOfVida, type RiscoAceitacaoVida } from './acceptance-vida.rule.ts';
import { qxOf, rateVida } from './rate-vida.rule.ts';

const [tucano, ipe, vitoria] = [
  tarifasVida['tucano_azul_seguros'],
  tarifasVida['ipe_amarelo_seguros'],
  tarifasVida['vitoria_regia_vida'],
] as [TarifaVida, TarifaVida, TarifaVida];
const risco: RiscoAceitacaoVida = {
  idade: 40,
  sexo: 'F',
  fumante: false,
  obesidade: false,
  esportes: [],
  capitais: { MORTE: 20_000_000 },
  funeral: 'SEM',
  periodicidade: 'ANUAL',
  isRenovacao: false,
  comissaoBps: 2_000,
  descontoBps: 0,
  afastado: false,
  oncologico: false,
};
const rate = (changes: Partial<RiscoAceitacaoVida> = {}, tarifa = vitoria) => rateVida(tarifa, { ...risco, ...changes }, 38);

it('charges capital × qx ÷ (1 − load), and explains it to the centavo', () => {
  // 200.000,00 × 0,00105 = 210,00; ÷ (1 − 0,38) = 338,71
  expect(rate()).toEqual({
    partes: [{ id: 'MORTE', rotulo: 'Morte: R$ 200.000,00 × 0,105% ÷ (1 − 38%)', valorCentavos: 33_871 }],
    liquidoCentavos: 33_871,
    iofCentavos: 129,
    totalCentavos: 34_000,
    comissaoCentavos: 6_774,
  });
});

it.each([
  ['a smoker', { fumante: true }, 54_194],
  ['a man', { sexo: 'M' }, 70_968],
  ['another age', { idade: 41 }, 53_226],
  ['a higher commission', { comissaoBps: 3_000 }, 40_385],
  ['a discount', { descontoBps: 1_000 }, 30_484],
  ['a surcharge', { descontoBps: -1_000 }, 37_258],
  ['a sport of risk, often', { esportes: [{ nome: 'KART', frequencia: 'ACIMA_DE_3_VEZES_ANO' }] }, 42_339],
  ['a sport without risk', { esportes: [{ nome: 'CORRIDA', frequencia: 'ACIMA_DE_3_VEZES_ANO' }] }, 33_871],
] as const)('charges %s by its factor', (_, changes, expected) => {
  expect(rate(changes as Partial<RiscoAceitacaoVida>).liquidoCentavos).toBe(expected);
});

it('charges a twelfth for monthly payment, and never less than the minimum', () => {
  expect(rate({ periodicidade: 'MENSAL' })).toMatchObject({
    partes: [
      { rotulo: 'Morte: R$ 200.000,00 × 0,105% ÷ (1 − 38%) ÷ 12', valorCentavos: 2_823 },
      { id: 'MINIMO', valorCentavos: 177 },
    ],
    liquidoCentavos: 3_000,
  });
});

it('sums every cover to the net premium, each with its own waiting of days', () => {
  const capitais = {
    MORTE: 20_000_000,
    MORTE_ACIDENTAL: 20_000_000,
    IPA: 10_000_001,
    DOENCA_GRAVE: 3_333_333,
    DIT: 24_000,
    FILHOS: 777_777,
  };
  for (const tarifa of [tucano, ipe, vitoria]) {
    const { partes, liquidoCentavos, iofCentavos, totalCentavos } = rate(
      { capitais, funeral: 'FAMILIAR', fumante: true, idade: 57 },
      tarifa,
    );
    expect(partes.map(({ id }) => id)).toEqual(['MORTE', 'MORTE_ACIDENTAL', 'IPA', 'DOENCA_GRAVE', 'DIT', 'FILHOS', 'FUNERAL']);
    expect(partes.reduce((sum, { valorCentavos }) => sum + valorCentavos, 0)).toBe(liquidoCentavos);
    expect(liquidoCentavos + iofCentavos).toBe(totalCentavos);
  }
});

it('gives the renewal discount where there is one', () => {
  const [novo, renovado] = [rate({}, tucano).liquidoCentavos, rate({ isRenovacao: true }, tucano)];
  expect([novo, renovado.liquidoCentavos]).toEqual([38_182, 35_127]);
  expect(renovado.partes[0]?.rotulo).toContain('× (1 − 8%)');
});

it('never charges the older less than the younger', () => {
  for (const sexo of ['M', 'F'] as const) {
    const todas = Array.from({ length: 62 }, (_, i) => qxOf(vitoria, { idade: 14 + i, sexo }));
    expect(todas).toEqual(todas.toSorted((a, b) => a - b));
    expect(todas[0]).toBeGreaterThan(0);
  }
});

it.each<[string, TarifaVida, Partial<RiscoAceitacaoVida>, string | undefined]>([
  ['nothing in the way', vitoria, {}, undefined],
  ['an age above its own', tucano, { idade: 66 }, 'ACEITACAO_IDADE'],
  ['its highest age', tucano, { idade: 65 }, undefined],
  ['a cancer, where it is not taken', tucano, { oncologico: true }, 'ACEITACAO_SAUDE'],
  ['a cancer, where it is looked at', vitoria, { oncologico: true }, undefined],
  ['a leave', ipe, { afastado: true }, 'ACEITACAO_AFASTAMENTO'],
  ['a capital above its own', ipe, { capitais: { MORTE: 150_000_001 } }, 'ACEITACAO_CAPITAL'],
  ['a sport it does not take', vitoria, { esportes: [{ nome: 'BASE_JUMP', frequencia: 'ATE_3_VEZES_ANO' }] }, 'ACEITACAO_ESPORTE'],
  ['a commission above the highest, before anything else', tucano, { comissaoBps: 5_001, idade: 70 }, 'COMERCIAL_COMISSAO_MAXIMA'],
])('with %s decides by its own table', (_, tarifa, changes, codigo) => {
  expect(refusalOfVida(tarifa, { ...risco, ...changes })?.codigo).toBe(codigo);
});

it('looks closer always, never, or when there is something in the health history', () => {
  const doente = { ...risco, oncologico: true };
  expect([tucano, ipe, vitoria].map((t) => [isAnalisada(t, risco), isAnalisada(t, doente)])).toEqual([
    [false, false],
    [true, true],
    [false, true],
  ]);
});

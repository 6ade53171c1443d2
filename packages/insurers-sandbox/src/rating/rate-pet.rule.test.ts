import { EspeciePet, PlanoPet, PortePet, ReembolsoPet } from '@balcao/contracts';
import { tarifasPet } from '../seguradoras/tarifas-pet.table.ts';
import { ratePet, type RiscoTarifaPet } from './rate-pet.rule.ts';

const capivara = tarifasPet['capivara_seguros'];
if (!capivara) throw new Error('tarifa');
const base: RiscoTarifaPet = {
  animais: [{ especie: 'CAO', porte: 'MEDIO', idade: 1 }],
  plano: 'CONFORTO',
  reembolso: '70',
  coparticipacao: false,
  adicionais: [],
  funeral: false,
  tetoAnualCentavos: 1_000_000,
  rcTutorCentavos: 0,
  comissaoBps: 2_000,
  descontoBps: 0,
};

it('prices a medium dog by hand: 99,90 of the plan, loaded with 20 % of commission', () => {
  expect(ratePet(capivara, base)).toEqual({ tecnicoCentavos: 9_990, liquidoCentavos: 12_488, animais: [12_488], rcTutor: 0 });
});

it('prices by hand every factor at once', () => {
  const risco: RiscoTarifaPet = {
    ...base,
    animais: [{ especie: 'GATO', porte: 'MINI', idade: 7 }],
    reembolso: '90',
    coparticipacao: true,
    adicionais: ['cirurgia', 'internacao'],
    funeral: true,
    tetoAnualCentavos: 1_550_000,
    rcTutorCentavos: 1_000_000,
    comissaoBps: 0,
  };
  // 99,90 × 0,85 × 0,9 × 1,6 × 1,16 × 1,055 × 0,88 × 1,43 = 188,311… + 4,90; liability 10.000,00 × 0,05 % = 5,00
  expect(ratePet(capivara, risco)).toEqual({ tecnicoCentavos: 19_821, liquidoCentavos: 19_821, animais: [19_321], rcTutor: 500 });
});

it('charges more for older, larger and better covered, at every insurer', () => {
  for (const tarifa of Object.values(tarifasPet)) {
    const price = (changes: Partial<RiscoTarifaPet>) => ratePet(tarifa, { ...base, ...changes }).liquidoCentavos;
    const ages = [0, 3, 6, 8, 12].map((idade) => price({ animais: [{ especie: 'CAO', porte: 'MEDIO', idade }] }));
    const sizes = PortePet.options.map((porte) => price({ animais: [{ especie: 'CAO', porte, idade: 3 }] }));
    const plans = PlanoPet.options.map((plano) => price({ plano }));
    const shares = ReembolsoPet.options.map((reembolso) => price({ reembolso }));
    for (const prices of [ages, sizes, plans, shares]) expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(price({ coparticipacao: true })).toBeLessThan(price({}));
  }
});

it('gives a discount for several animals', () => {
  const three = ratePet(capivara, { ...base, animais: [base.animais, base.animais, base.animais].flat() });
  expect(three.tecnicoCentavos).toBe(3 * 9_491);
});

/** Park–Miller, so that a failure repeats itself. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

it('explains every price to the centavo, for any request', () => {
  const random = numbers(20_261_120);
  const next = (limit: number) => (random.next().value ?? 0) % limit;
  const pick = <T>(options: readonly [T, ...T[]] | readonly T[]): T => options[next(options.length)] as T;
  for (let round = 0; round < 500; round++) {
    const risco: RiscoTarifaPet = {
      animais: Array.from({ length: 1 + next(50) }, () => ({
        especie: pick(EspeciePet.options),
        porte: pick(PortePet.options),
        idade: next(15),
      })),
      plano: pick(PlanoPet.options),
      reembolso: pick(ReembolsoPet.options),
      coparticipacao: next(2) === 0,
      adicionais: (['exames', 'cirurgia', 'internacao'] as const).filter(() => next(2) === 0),
      funeral: next(2) === 0,
      tetoAnualCentavos: 500_000 + next(2_500_001),
      rcTutorCentavos: next(5_000_001),
      comissaoBps: next(3_501),
      descontoBps: next(1_501),
    };
    const { liquidoCentavos, animais, rcTutor } = ratePet(pick(Object.values(tarifasPet)), risco);
    expect(animais).toHaveLength(risco.animais.length);
    expect([...animais, rcTutor].reduce((a, b) => a + b, 0)).toBe(liquidoCentavos);
    expect(Math.min(...animais, rcTutor)).toBeGreaterThanOrEqual(0);
  }
});

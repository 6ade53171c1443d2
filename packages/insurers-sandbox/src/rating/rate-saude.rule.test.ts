import { AbrangenciaSaude, AcomodacaoSaude, ContratacaoSaude, CoparticipacaoSaude, SegmentacaoSaude } from '@balcao/contracts';
import { calcIof, type FaixaAns, iofVigente, validateMultiplicadores } from '@balcao/domain';
import { tarifasSaude } from '../seguradoras/tarifas-saude.table.ts';
import { rateSaude, type RiscoTarifaSaude } from './rate-saude.rule.ts';

const { ipe_roxo_saude: ipe, pau_brasil_saude: pau } = tarifasSaude;
if (!ipe || !pau) throw new Error('tarifas');
/** The family of domain design §5.5: 35, 33, 5 and 61 years. */
const familia: RiscoTarifaSaude = {
  contratacao: 'INDIVIDUAL',
  uf: 'SP',
  abrangencia: 'ESTADUAL',
  segmentacao: 'AMB_HOSP_OBST',
  acomodacao: 'ENFERMARIA',
  coparticipacao: 'SEM',
  reembolso: false,
  faixas: [4, 3, 0, 9],
  descontoBps: 0,
};

it('prices the published family to the centavo: 2.081,10, and 2.130,63 with the tax of an insurer', () => {
  const { liquidoCentavos, vidas } = rateSaude(ipe, familia);
  expect(vidas).toEqual([35_280, 32_130, 21_000, 119_700]);
  const iof = calcIof(liquidoCentavos, iofVigente(ipe.iof, '2026-11-20') ?? Number.NaN);
  expect([liquidoCentavos, iof, liquidoCentavos + iof]).toEqual([208_110, 4_953, 213_063]);
  expect(calcIof(rateSaude(pau, familia).liquidoCentavos, iofVigente(pau.iof, '2026-11-20') ?? Number.NaN)).toBe(0);
});

it('turns 829,50 into 1.197,00 at 59', () => {
  expect(rateSaude(ipe, { ...familia, faixas: [8, 9] }).vidas).toEqual([82_950, 119_700]);
});

it('has only tables of age bands allowed by the ANS', () => {
  for (const { multiplicadores } of Object.values(tarifasSaude)) expect(validateMultiplicadores(multiplicadores)).toEqual([]);
});

it('charges less for a shared cost and more for a room of one’s own, a wider area and reimbursement', () => {
  for (const tarifa of [ipe, pau]) {
    const price = (changes: Partial<RiscoTarifaSaude>) => rateSaude(tarifa, { ...familia, ...changes }).liquidoCentavos;
    const shares = CoparticipacaoSaude.options.map((coparticipacao) => price({ coparticipacao }));
    const areas = AbrangenciaSaude.options.map((abrangencia) => price({ abrangencia }));
    const kinds = SegmentacaoSaude.options.map((segmentacao) => price({ segmentacao }));
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    for (const prices of [areas, kinds]) expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(price({ acomodacao: 'APARTAMENTO' })).toBeGreaterThan(price({}));
    expect(price({ reembolso: true })).toBeGreaterThan(price({}));
  }
});

/** Park–Miller generator, so that failures are reproducible. */
function* numbers(seed: number): Generator<number> {
  for (let state = seed; ; ) {
    state = (state * 48_271) % 2_147_483_647;
    yield state;
  }
}

it('explains every price life by life to the centavo, for any request', () => {
  const random = numbers(563_2022);
  const next = (limit: number) => (random.next().value ?? 0) % limit;
  const pick = <T>(options: readonly T[]): T => options[next(options.length)] as T;
  for (let round = 0; round < 300; round++) {
    const risco: RiscoTarifaSaude = {
      contratacao: pick(ContratacaoSaude.options),
      uf: pick(['SP', 'RJ', 'AC', 'DF']),
      abrangencia: pick(AbrangenciaSaude.options),
      segmentacao: pick(SegmentacaoSaude.options),
      acomodacao: pick(AcomodacaoSaude.options),
      coparticipacao: pick(CoparticipacaoSaude.options),
      reembolso: next(2) === 0,
      faixas: Array.from({ length: 1 + next(200) }, () => next(10) as FaixaAns),
      descontoBps: next(1_001),
    };
    const { liquidoCentavos, vidas } = rateSaude(pick([ipe, pau]), risco);
    expect(vidas).toHaveLength(risco.faixas.length);
    expect(vidas.reduce((a, b) => a + b, 0)).toBe(liquidoCentavos);
  }
});

import { seguradoras } from '../seguradoras/seguradoras.table.ts';
import { tarifaReferencia } from '../seguradoras/tarifa-referencia.table.ts';
import { rateAuto, type RiscoTarifa } from './rate-auto.rule.ts';

/** The vector of domain design §6.3. */
const vetor: RiscoTarifa = {
  referenciaCentavos: 8_500_000,
  ajustePct: 100,
  agregadosCentavos: 0,
  faixaIdade: '36-50',
  regiao: 'C',
  bonus: 5,
  garagem: 'PORTAO_AUTOMATICO',
  uso: 'LOCOMOCAO_DIARIA',
  franquia: 'NORMAL',
  tipo: 'COMPREENSIVA',
  idadeVeiculo: 3,
  dmCentavos: 10_000_000,
  dcCentavos: 10_000_000,
  dmoCentavos: 1_000_000,
  appMorteCentavos: 1_000_000,
  appInvalidezCentavos: 1_000_000,
  lugares: 5,
  vidros: 'COMPLETO',
  assistencia: '500',
  reserva: '7',
  pequenosReparos: false,
  comissaoBps: 2_000,
  descontoBps: 0,
  isRenovacao: false,
};

it('matches the published vector to the centavo, component by component', () => {
  expect(rateAuto(tarifaReferencia, vetor)).toMatchObject({
    isCentavos: 8_500_000,
    cascoCentavos: 281_929,
    rcfCentavos: 35_200,
    appCentavos: 3_000,
    servicosCentavos: 41_000,
    tecnicoCentavos: 361_129,
    liquidoCentavos: 451_411,
    iofCentavos: 33_314,
    totalCentavos: 484_725,
    franquiaCentavos: 442_000,
    comissaoCentavos: 90_282,
  });
});

it('costs less at 15 % commission and more with a reduced deductible, as published', () => {
  expect(rateAuto(tarifaReferencia, { ...vetor, comissaoBps: 1_500 })).toMatchObject({ liquidoCentavos: 424_858, totalCentavos: 456_213 });
  expect(rateAuto(tarifaReferencia, { ...vetor, franquia: 'REDUZIDA' })).toMatchObject({
    totalCentavos: 530_135,
    franquiaCentavos: 221_000,
  });
});

it('spreads the net premium over the covers without losing a centavo, at every insurer', () => {
  for (const {
    tarifas: { AUTO: auto },
  } of seguradoras) {
    if (!auto) continue;
    const preco = rateAuto(auto, vetor);
    expect(Object.values(preco.partes).reduce((a, b) => a + b, 0)).toBe(preco.liquidoCentavos);
    expect(preco.totalCentavos).toBe(preco.liquidoCentavos + preco.iofCentavos);
  }
});

it('never goes below the minimum premium', () => {
  const vazio = {
    ...vetor,
    tipo: 'SO_RCF',
    dmCentavos: 0,
    dcCentavos: 0,
    dmoCentavos: 0,
    vidros: 'SEM',
    assistencia: 'SEM',
    reserva: 'SEM',
  } as const;
  const preco = rateAuto(tarifaReferencia, { ...vazio, appMorteCentavos: 0, appInvalidezCentavos: 0 });
  expect(preco).toMatchObject({ cascoCentavos: 0, franquiaCentavos: 0, liquidoCentavos: 60_000 });
});

it('subtracts the broker discount and the renewal discount from the net premium', () => {
  expect(rateAuto(tarifaReferencia, { ...vetor, descontoBps: 1_000 }).liquidoCentavos).toBe(406_270);
  const tucano = { ...tarifaReferencia, particularidades: { descontoRenovacaoBps: 800 } };
  expect(rateAuto(tucano, { ...vetor, isRenovacao: true }).liquidoCentavos).toBe(415_298);
  expect(rateAuto(tucano, vetor).liquidoCentavos).toBe(451_411);
});

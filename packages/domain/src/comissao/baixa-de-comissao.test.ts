import { receiveComissao } from './baixa-de-comissao.ts';
import { impostosDoExtrato } from './impostos-do-extrato.ts';

const de = (status: string, previstaCentavos = 6_000, recebidaCentavos = 0) => ({ status, previstaCentavos, recebidaCentavos });

it.each([
  // what was to come, but for R$ 0,05 or 1 %
  ['PREVISTA', 6_000, false, 'RECEBIDA'],
  ['PREVISTA', 5_940, false, 'RECEBIDA'],
  ['PREVISTA', 5_939, false, 'DIVERGENTE'],
  ['PREVISTA', 6_061, false, 'DIVERGENTE'],
  // a person said that it is a part
  ['PREVISTA', 2_000, true, 'PARCIAL'],
  ['PREVISTA', 9_000, true, 'DIVERGENTE'],
  ['PREVISTA', -300, true, 'DIVERGENTE'],
  // one that came in part goes on so until the rest comes
  ['PARCIAL', 2_000, false, 'PARCIAL'],
  ['DIVERGENTE', 2_000, false, 'DIVERGENTE'],
  ['CONTESTADA', 2_000, false, 'CONTESTADA'],
  ['CONTESTADA', 6_000, false, 'RECEBIDA'],
])('a commission that is %s and gets %i (part: %p) is %s', (status, valor, isParte, depois) => {
  expect(receiveComissao(de(status), valor, isParte)).toMatchObject({ status: depois, recebidaCentavos: valor, esperadoCentavos: 6_000 });
});

it.each(['RECEBIDA', 'ESTORNADA', 'CANCELADA'])('a commission that is %s waits for nothing', (status) => {
  expect(receiveComissao(de(status, 6_000, 6_000), 1, false)).toBeNull();
});

it('what is still to come is what counts', () => {
  expect(receiveComissao(de('PARCIAL', 6_000, 4_000), 2_000, false)).toMatchObject({ status: 'RECEBIDA', recebidaCentavos: 6_000 });
});

const MUDO = {
  brutoCentavos: 60_000,
  irrfCentavos: null,
  issCentavos: null,
  inssCentavos: null,
  outrosCentavos: null,
  liquidoCentavos: null,
};
const PRESUMIDO = {
  regime: 'PRESUMIDO' as const,
  municipio: null,
  dia: '2026-11-10',
  aliquotas: [
    { tributo: 'IRRF' as const, municipio: null, bps: 150, desde: '2020-01-01', ate: null },
    { tributo: 'ISS' as const, municipio: 'Itajubá', bps: 500, desde: '2020-01-01', ate: null },
  ],
};

it('withholds 9,00 and 30,00 of 600,00 by the rates of the brokerage, nothing of one of Simples (domain design §5.3)', () => {
  expect(impostosDoExtrato(MUDO, PRESUMIDO, null)).toMatchObject({
    irrfCentavos: 900,
    issCentavos: 3_000,
    liquidoCentavos: 56_100,
    origem: 'ALIQUOTAS',
  });
  expect(impostosDoExtrato(MUDO, { ...PRESUMIDO, regime: 'SIMPLES' }, null).liquidoCentavos).toBe(60_000);
});

it('takes what the statement says before any rate, and what it says came in as it is', () => {
  const dito = { ...MUDO, irrfCentavos: 100, liquidoCentavos: 59_000 };
  expect(impostosDoExtrato(dito, PRESUMIDO, 1_000)).toEqual({
    irrfCentavos: 100,
    issCentavos: 0,
    inssCentavos: 0,
    outrosCentavos: 0,
    liquidoCentavos: 59_000,
    origem: 'EXTRATO',
    esperadoCentavos: 3_900,
  });
  expect(impostosDoExtrato(MUDO, PRESUMIDO, 1_000)).toMatchObject({ outrosCentavos: 6_000, liquidoCentavos: 54_000, origem: 'INFORMADA' });
});

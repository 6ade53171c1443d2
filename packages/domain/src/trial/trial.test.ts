import { allRoutes } from '@balcao/contracts';
import fc from 'fast-check';
import { matchRoute } from '../rotas/match-route.ts';
import { adiamentosExtensao } from './adiamentos-extensao.ts';
import { isAssinaturaNova } from './assinatura-nova.ts';
import { isEmTour, tourSteps } from './tour-steps.ts';
import { diasDeTeste, mensagemTrial } from './mensagem-trial.ts';
import { isNovidadesVisivel } from './novidades.ts';

const FIM = { dataTrialFim: '2026-11-20T18:30:00-03:00' };
const at = (text: string) => new Date(text);

describe('the trial bar', () => {
  it.each([
    ['2026-11-06T00:00:00-03:00', 'Você tem 15 dias de teste grátis.'],
    ['2026-11-17T23:59:59-03:00', 'Você tem 4 dias de teste grátis.'],
    ['2026-11-18T00:00:00-03:00', 'Você tem 3 dias de teste grátis.'],
    ['2026-11-18T23:59:59.999-03:00', 'Você tem 3 dias de teste grátis.'],
    ['2026-11-19T00:00:00-03:00', 'Amanhã é o último dia de avaliação.'],
    ['2026-11-19T23:59:59.999-03:00', 'Amanhã é o último dia de avaliação.'],
    ['2026-11-20T00:00:00-03:00', 'Hoje é o último dia de avaliação.'],
    ['2026-11-20T18:30:00-03:00', 'Hoje é o último dia de avaliação.'],
    ['2026-11-20T18:30:00.001-03:00', 'O seu período de avaliação terminou em 20/11/2026 18:30.'],
    ['2027-03-01T12:00:00-03:00', 'O seu período de avaliação terminou em 20/11/2026 18:30.'],
  ])('at %s shows %p', (agora, sentence) => {
    expect(mensagemTrial(FIM, at(agora))).toBe(sentence);
  });

  it.each([
    ['2026-11-20T23:59:59-03:00', 'Hoje é o último dia de avaliação.'],
    ['2026-11-19T12:00:00-03:00', 'Amanhã é o último dia de avaliação.'],
    ['2026-11-21T00:00:00-03:00', 'O seu período de avaliação terminou em 20/11/2026 23:59.'],
  ])('with an end given as a day, at %s shows %p', (agora, sentence) => {
    expect(mensagemTrial({ dataTrialFim: '2026-11-20' }, at(agora))).toBe(sentence);
  });

  it('counts an end at midnight to the day before', () => {
    const midnight = { dataTrialFim: '2026-11-21T03:00:00Z' };
    expect(diasDeTeste(midnight, at('2026-11-20T10:00:00-03:00'))).toBe(1);
    expect(diasDeTeste(midnight, at('2026-11-21T03:00:00Z'))).toBe(1);
  });

  it.each([null, undefined, '', 'em breve'])('says nothing when the end is %p', (dataTrialFim) => {
    expect(mensagemTrial({ dataTrialFim }, at('2026-11-20T12:00:00Z'))).toBeNull();
  });

  it('changes at the midnights of São Paulo and nowhere else in a day', () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 400 }), minute, minute, (daysBefore, aMinute, bMinute) => {
        const day = Date.parse('2026-11-20T00:00:00-03:00') - daysBefore * 86_400_000;
        const [a, b] = [aMinute, bMinute].map((m) => new Date(day + m * 60_000 + 59_999)) as [Date, Date];
        expect(mensagemTrial(FIM, a)).toBe(mensagemTrial(FIM, b));
        expect(diasDeTeste(FIM, a)).toBe(daysBefore + 1);
      }),
    );
  });

  it('never counts more days later than earlier, and ends once', () => {
    const moment = fc.integer({ min: Date.parse('2026-10-01T00:00:00Z'), max: Date.parse('2027-02-01T00:00:00Z') });
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        const [first, second] = a < b ? [a, b] : [b, a];
        expect(diasDeTeste(FIM, new Date(second))).toBeLessThanOrEqual(diasDeTeste(FIM, new Date(first)) ?? -1);
      }),
    );
  });
});

it.each([
  ['2019-09-26', false],
  ['2019-09-27', true],
  ['2026-01-01', true],
  [null, false],
  [undefined, false],
])('a subscription of %p is new: %p', (data, expected) => {
  expect(isAssinaturaNova(data)).toBe(expected);
  expect(isAssinaturaNova(data, '1900-01-01')).toBe(Boolean(data));
});

describe('the news carousel', () => {
  it.each([
    ['2020-08-31', '2020-08-31T23:59:59-03:00', false],
    ['2020-08-31', '2020-09-01T00:00:00-03:00', true],
    ['2020-08-31', '2020-09-16T23:59:59-03:00', true],
    ['2020-08-31', '2020-09-17T00:00:00-03:00', false],
    ['2020-09-01', '2020-09-05T12:00:00-03:00', false],
    [null, '2020-09-05T12:00:00-03:00', false],
  ])('for who joined on %p, at %s: %p', (joined, agora, expected) => {
    expect(isNovidadesVisivel(joined, at(agora))).toBe(expected);
  });

  it('takes another cut-off and window', () => {
    const regra = { corte: '2026-11-01', janelaDias: 1 };
    expect(isNovidadesVisivel('2026-10-31', at('2026-11-02T12:00:00-03:00'), regra)).toBe(true);
    expect(isNovidadesVisivel('2026-10-31', at('2026-11-03T12:00:00-03:00'), regra)).toBe(false);
  });
});

describe('the tour', () => {
  it('has steps 0 to 17 at their own index, on addresses the site has', () => {
    expect(tourSteps.map(({ step }) => step)).toEqual(Array.from({ length: 18 }, (_, index) => index));
    const rotas = tourSteps.flatMap(({ rota }) => rota ?? []);
    expect(rotas.filter((rota) => matchRoute(allRoutes, rota) === null)).toEqual([]);
  });

  it('highlights the elements of the specification', () => {
    const destaques = tourSteps.flatMap(({ step, destaque }) => (destaque ? [[step, destaque]] : []));
    expect(Object.fromEntries(destaques)).toEqual({
      1: 'boasVindas',
      2: 'videoIntroducao',
      3: 'loginsSeguradoras',
      5: 'buscaDocumentos',
      8: 'importacaoPdf',
      10: 'multicalculo',
      13: 'home',
      16: 'ajuda',
    });
  });

  it('locks the menus in steps 1 to 16', () => {
    expect([0, 1, 16, 17].map(isEmTour)).toEqual([false, true, true, false]);
    expect(tourSteps.length).toBeGreaterThan(0);
    expect(tourSteps.every(({ step, fadeMenu }) => fadeMenu === isEmTour(step))).toBe(true);
  });
});

it('postpones the extension by 0, 1, 7, 30 or 365 days', () => {
  expect(adiamentosExtensao.map(({ dias }) => dias)).toEqual([0, 1, 7, 30, 365]);
});

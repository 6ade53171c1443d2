import type { Parcelamento } from '@balcao/contracts';
import { parcelamentoDe } from '../parcelamento/parcelamento-de.ts';
import { melhorSemJuros, opcoesDePagamento } from './opcoes-de-pagamento.ts';

const TOTAL = 322_141;
const plano = (n: number, jurosBps = 0, forma: Parcelamento['forma'] = 'BOLETO') =>
  parcelamentoDe({ forma, totalCentavos: TOTAL, n, jurosBps });

it('picks the longest plan without interest, and none when all charge it or are single', () => {
  expect(melhorSemJuros([plano(1), plano(4), plano(10), plano(12, 199)])?.n).toBe(10);
  expect(melhorSemJuros([plano(1), plano(12, 199)])).toBeNull();
});

it('says at once and without interest, the instalments summing to the total to the centavo', () => {
  const { aVistaCentavos, semJuros } = opcoesDePagamento({ periodicidade: 'ANUAL', parcelamentos: [plano(1), plano(10), plano(12, 199)] });
  expect(aVistaCentavos).toBe(TOTAL);
  expect(semJuros).toEqual({ n: 10, primeiraCentavos: 32_215, demaisCentavos: 32_214, totalCentavos: TOTAL });
  expect((semJuros?.primeiraCentavos ?? 0) + 9 * (semJuros?.demaisCentavos ?? 0)).toBe(TOTAL);
});

it('takes the cheapest of the ways to pay at once', () => {
  const pix = { ...plano(1, 0, 'PIX'), totalCentavos: 310_000 };
  expect(opcoesDePagamento({ periodicidade: 'ANUAL', parcelamentos: [plano(1), pix] }).aVistaCentavos).toBe(310_000);
});

it('says neither of what is charged every month', () => {
  expect(opcoesDePagamento({ periodicidade: 'MENSAL', parcelamentos: [plano(1)] })).toEqual({ aVistaCentavos: null, semJuros: null });
});

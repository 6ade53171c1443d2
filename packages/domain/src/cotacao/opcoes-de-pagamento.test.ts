import type { OfertaCotacao, Parcelamento } from '@balcao/contracts';
import { parcelamentoDe } from '../parcelamento/parcelamento-de.ts';
import {
  formasOferecidas,
  melhorSemJuros,
  numerosDeParcelas,
  opcoesDePagamento,
  parcelaDe,
  valorDaParcela,
} from './opcoes-de-pagamento.ts';

const TOTAL = 322_141;
const plano = (n: number, jurosBps = 0, forma: Parcelamento['forma'] = 'BOLETO') =>
  parcelamentoDe({ forma, totalCentavos: TOTAL, n, jurosBps });

it('picks the longest plan without interest, and none when all charge it or are single', () => {
  expect(melhorSemJuros([plano(1), plano(4), plano(10), plano(12, 199)])?.n).toBe(10);
  expect(melhorSemJuros([plano(1), plano(12, 199)])).toBeNull();
});

it('gives the single payment and the longest plan without interest, whose instalments add up to the total', () => {
  const { aVistaCentavos, semJuros } = opcoesDePagamento({ periodicidade: 'ANUAL', parcelamentos: [plano(1), plano(10), plano(12, 199)] });
  expect(aVistaCentavos).toBe(TOTAL);
  expect(semJuros).toEqual({ n: 10, primeiraCentavos: 32_215, demaisCentavos: 32_214, totalCentavos: TOTAL });
  expect((semJuros?.primeiraCentavos ?? 0) + 9 * (semJuros?.demaisCentavos ?? 0)).toBe(TOTAL);
});

it('takes the cheapest of the ways to pay at once', () => {
  const pix = { ...plano(1, 0, 'PIX'), totalCentavos: 310_000 };
  expect(opcoesDePagamento({ periodicidade: 'ANUAL', parcelamentos: [plano(1), pix] }).aVistaCentavos).toBe(310_000);
});

it('gives neither for a monthly premium', () => {
  expect(opcoesDePagamento({ periodicidade: 'MENSAL', parcelamentos: [plano(1)] })).toEqual({ aVistaCentavos: null, semJuros: null });
});

describe('the instalment in a form of payment', () => {
  const oferta = (...parcelamentos: Parcelamento[]): Pick<OfertaCotacao, 'parcelamentos' | 'periodicidade'> => ({
    periodicidade: 'ANUAL',
    parcelamentos,
  });
  const boletoECartao = oferta(plano(1), plano(4), plano(6, 199), plano(1, 0, 'CARTAO'), plano(10, 0, 'CARTAO'), plano(12, 199, 'CARTAO'));

  it('is the longest without interest of any form where none was chosen', () => {
    expect(parcelaDe(boletoECartao, null)).toEqual(plano(10, 0, 'CARTAO'));
  });

  it('is the longest without interest of the form chosen, at once when that is all there is', () => {
    expect(parcelaDe(boletoECartao, { forma: 'BOLETO', n: null })).toEqual(plano(4));
    expect(parcelaDe(oferta(plano(1, 0, 'PIX'), plano(10)), { forma: 'PIX', n: null })).toEqual(plano(1, 0, 'PIX'));
  });

  it('is of the number chosen, with interest where that is what the insurer charges', () => {
    expect(parcelaDe(boletoECartao, { forma: 'CARTAO', n: 12 })).toEqual(plano(12, 199, 'CARTAO'));
    expect(parcelaDe(oferta(plano(10, 199), plano(10)), { forma: 'BOLETO', n: 10 })).toEqual(plano(10));
  });

  it('is none where the form, the number or any plan without interest is not offered', () => {
    expect(parcelaDe(boletoECartao, { forma: 'PIX', n: null })).toBeNull();
    expect(parcelaDe(boletoECartao, { forma: 'BOLETO', n: 10 })).toBeNull();
    expect(parcelaDe(oferta(plano(6, 199)), { forma: 'BOLETO', n: null })).toBeNull();
  });

  it('has none for a monthly premium', () => {
    expect(parcelaDe({ ...boletoECartao, periodicidade: 'MENSAL' }, { forma: 'CARTAO', n: 10 })).toBeNull();
    expect(parcelaDe({ ...boletoECartao, periodicidade: 'MENSAL' }, null)).toBeNull();
  });

  it('costs what each one after the first costs, and the whole when it is one', () => {
    expect(valorDaParcela(plano(10))).toBe(32_214);
    expect(valorDaParcela(plano(1))).toBe(TOTAL);
  });

  it('is chosen among the forms and numbers really offered, a monthly premium offering none', () => {
    const mensal = { ...oferta(plano(3, 0, 'DEBITO')), periodicidade: 'MENSAL' as const };
    const outra = oferta(plano(3, 0, 'CARTAO'), plano(1, 0, 'PIX'));
    expect(formasOferecidas([outra, mensal, boletoECartao])).toEqual(['BOLETO', 'PIX', 'CARTAO']);
    expect(numerosDeParcelas([boletoECartao, outra, mensal], 'CARTAO')).toEqual([1, 3, 10, 12]);
    expect(numerosDeParcelas([mensal], 'DEBITO')).toEqual([]);
  });
});

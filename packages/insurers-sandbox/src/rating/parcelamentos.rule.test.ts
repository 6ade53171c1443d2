import { tarifaReferencia } from '../seguradoras/tarifa-referencia.table.ts';
import { instalmentsOf } from './parcelamentos.rule.ts';

const planos = instalmentsOf(tarifaReferencia, 322_140);
const plano = (forma: string, n: number) => planos.find((p) => p.forma === forma && p.n === n);

it('offers ten times without interest on the card and twelve with, as published', () => {
  expect(plano('CARTAO', 10)).toMatchObject({ primeiraCentavos: 32_214, demaisCentavos: 32_214, jurosBps: 0, totalCentavos: 322_140 });
  expect(plano('CARTAO', 12)).toMatchObject({ primeiraCentavos: 29_849, jurosBps: 199, totalCentavos: 358_188 });
});

it('offers Pix as a single payment and boleto in up to six instalments, two plans with interest', () => {
  expect(planos.filter((p) => p.forma === 'PIX')).toEqual([
    { forma: 'PIX', n: 1, primeiraCentavos: 322_140, demaisCentavos: 0, jurosBps: 0, totalCentavos: 322_140 },
  ]);
  expect(planos.filter((p) => p.forma === 'BOLETO').map((p) => p.jurosBps)).toEqual([0, 0, 0, 0, 199, 199]);
});

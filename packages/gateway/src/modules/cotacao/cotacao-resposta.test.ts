import { umaResposta } from '../../testing/test-quoting.ts';
import { checked, respostas, toRow } from './cotacao-resposta.ts';

it('takes a price that adds up as it is', () => {
  const resposta = umaResposta(300_000, ['Essencial', 'Ampliado']);
  expect(checked(resposta)).toBe(resposta);
});

it.each([
  ['no offer at all', { ofertas: [] }],
  ['a total that is not net plus IOF', { ofertas: [{ premioTotalCentavos: 1 }] }],
  ['nothing to pay', { ofertas: [{ premioLiquidoCentavos: 0, iofCentavos: 0, premioTotalCentavos: 0 }] }],
  ['a negative commission', { ofertas: [{ comissaoCentavos: -1 }] }],
])('takes a price with %s for an instability', (_, { ofertas }) => {
  const good = umaResposta(300_000);
  if (good.status !== 'OK') throw new Error('umaResposta dá preço');
  const wrong = { ...good, ofertas: ofertas.map((change) => ({ ...good.ofertas[0], ...change }) as (typeof good.ofertas)[number]) };
  expect(checked(wrong)).toEqual(respostas.respostaInvalida());
});

it('gives each offer its id, and a refusal none of a price’s fields', () => {
  let n = 0;
  const row = toRow(umaResposta(300_000, ['Essencial', 'Ampliado']), 1_500, () => `id-${(n += 1)}`);
  expect(row).toMatchObject({ status: 'OK', familiaErro: null, tempoMs: 1_500 });
  expect(row.ofertas.map(({ id, pacote }) => [id, pacote])).toEqual([
    ['id-1', 'Essencial'],
    ['id-2', 'Ampliado'],
  ]);
  expect(toRow(respostas.semResposta(), 45_000, () => '')).toMatchObject({
    status: 'TIMEOUT',
    familiaErro: 'INSTABILIDADE',
    numeroCalculo: null,
    ofertas: [],
  });
});

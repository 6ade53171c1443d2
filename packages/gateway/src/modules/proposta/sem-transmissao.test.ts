import type { SemTransmissao } from '@balcao/contracts';
import { takesProposals } from '../../testing/test-proposta.ts';
import { comercial, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  takesProposals(teste);
});
afterAll(() => teste.close());

/** What the results tell of a run of both insurers, and what each offer's own page says. */
async function told() {
  const ana = await teste.createCorretor();
  const { orcamentoId, cotacaoId } = await ana.run(comercial('alfa_seguros', 'beta_seguros'));
  const { resultados } = await ana.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const of = (slug: string) => resultados.find(({ seguradora }) => seguradora === slug)?.ofertas[0]?.id ?? '';
  const ofertas = { alfa: of('alfa_seguros'), beta: of('beta_seguros') };
  const isTransmissivel = async (oferta: string) =>
    (await ana.request('GET', `orcamentos/${orcamentoId}/ofertas/${oferta}/revisao`)).json<{ data: { isTransmissivel: boolean } }>().data
      .isTransmissivel;
  const { data } = (await ana.request('GET', `cotacoes/${cotacaoId}`)).json<{ data: { semTransmissao: SemTransmissao } }>();
  return {
    ofertas,
    semTransmissao: data.semTransmissao,
    revisoes: [await isTransmissivel(ofertas.alfa), await isTransmissivel(ofertas.beta)],
  };
}

it('tells with a run whose offers are not handed over through here, as the page of each of them does', async () => {
  const { ofertas, semTransmissao, revisoes } = await told();
  expect(revisoes).toEqual([true, false]);
  expect(semTransmissao).toEqual({ seguradoras: ['beta_seguros'], ofertas: [ofertas.beta] });
});

it('tells single offers of who takes the others: those nothing takes up', async () => {
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000);
  const { ofertas, semTransmissao, revisoes } = await told();
  expect(revisoes).toEqual([false, false]);
  expect(semTransmissao.seguradoras).toEqual(['beta_seguros']);
  expect(semTransmissao.ofertas.toSorted()).toEqual([ofertas.alfa, ofertas.beta].toSorted());
});

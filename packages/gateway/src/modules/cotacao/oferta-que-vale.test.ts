import type { ColunaQuadro, EnvioOrcamento, OrcamentoResumo, ResumoPainel } from '@balcao/contracts';
import { include } from '../../testing/test-proposta.ts';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';

const BARATA = 322_140;
const CARA = 429_520;

let teste: QuotingTeste;
beforeAll(async () => {
  teste = await createQuotingTest();
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000);
  teste.seguradoras.beta_seguros.answer = async () => umaResposta(400_000);
});
afterAll(() => teste.close());

interface Calculado {
  readonly id: string;
  readonly barata: string;
  readonly cara: string;
}

async function calculado(corretor: Corretor): Promise<Calculado> {
  const { orcamentoId: id, cotacaoId } = await corretor.run(comercial('alfa_seguros', 'beta_seguros'));
  const { resultados } = await corretor.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const of = (slug: string): string => resultados.find(({ seguradora }) => seguradora === slug)?.ofertas[0]?.id ?? '';
  return { id, barata: of('alfa_seguros'), cara: of('beta_seguros') };
}

const dataOf = async <T>(corretor: Corretor, path: string): Promise<T> => (await corretor.request('GET', path)).json<{ data: T }>().data;

/** What each place that speaks of the case says of its price. */
async function told(corretor: Corretor, id: string) {
  const { itens } = await dataOf<{ itens: OrcamentoResumo[] }>(corretor, 'orcamentos?tamanho=100');
  const { seguradora, premioCentavos, premioDe, status } = itens.find((item) => item.id === id) as OrcamentoResumo;
  const quadro = await dataOf<ColunaQuadro[]>(corretor, 'orcamentos/quadro');
  const csv = (await corretor.request('GET', `orcamentos/exportar?ids=${id}`)).body;
  const { mes } = await dataOf<ResumoPainel>(corretor, 'painel/resumo');
  return {
    seguradora,
    premioCentavos,
    premioDe,
    soma: quadro.find((coluna) => coluna.status === status)?.somaCentavos,
    csv: csv.split('\r\n')[1]?.split(';').slice(8, 11),
    fechado: mes.premioFechadoCentavos,
  };
}

async function accept(corretor: Corretor, { id, barata, cara }: Calculado): Promise<void> {
  const envio = { canal: 'LINK', destinatarios: [], ofertas: [barata, cara], assunto: 'Sua cotação', mensagem: 'Escolha a sua oferta.' };
  const { data } = (await corretor.request('POST', `orcamentos/${id}/envios`, envio)).json<{ data: EnvioOrcamento }>();
  const token = new URL(data.url as string).hash.slice(1);
  const payload = { token, ofertaId: cara, nome: 'Zélia Prado', concordo: true };
  const response = await teste.app.inject({ method: 'POST', url: '/c/api/v1/publico/cotacao/aceite', payload });
  expect(response.statusCode).toBe(200);
}

it('speaks of the cheapest offer while nobody chose', async () => {
  const ana = await teste.createCorretor({ administrador: true });
  const { id } = await calculado(ana);
  expect(await told(ana, id)).toEqual({
    seguradora: 'Alfa Seguros',
    premioCentavos: BARATA,
    premioDe: 'MELHOR',
    soma: BARATA,
    csv: ['"R$ 3.221,40"', 'Alfa Seguros', 'Melhor preço'],
    fechado: 0,
  });
});

it('speaks of the offer that was sold in the list, the board, the file and the month, and of the cheapest once the sale is given up', async () => {
  const ana = await teste.createCorretor({ administrador: true });
  const { id, cara } = await calculado(ana);
  const proposta = (await include(ana, { orcamentoId: id, ofertaId: cara })).json().data;
  expect(await told(ana, id)).toEqual({
    seguradora: 'Beta Seguros',
    premioCentavos: CARA,
    premioDe: 'VENDA',
    soma: CARA,
    csv: ['"R$ 4.295,20"', 'Beta Seguros', 'Vendida'],
    fechado: CARA,
  });
  await ana.request('POST', `propostas/${proposta.id}/cancelamento`, { motivo: 'O cliente desistiu.' });
  expect(await told(ana, id)).toMatchObject({ seguradora: 'Alfa Seguros', premioCentavos: BARATA, premioDe: 'MELHOR', fechado: 0 });
});

it('speaks of the offer the client accepted while its answer stands, and loses that one when the case is refused', async () => {
  const ana = await teste.createCorretor({ administrador: true });
  const caso = await calculado(ana);
  await accept(ana, caso);
  expect(await told(ana, caso.id)).toMatchObject({ seguradora: 'Beta Seguros', premioCentavos: CARA, premioDe: 'CLIENTE', soma: CARA });
  expect((await ana.request('POST', `orcamentos/${caso.id}/recusar`, { motivo: 'PRECO' })).statusCode).toBe(200);
  const { itens } = await dataOf<{ itens: { premioPerdidoCentavos: number }[] }>(ana, 'orcamentos/recusados');
  expect(itens.map(({ premioPerdidoCentavos }) => premioPerdidoCentavos)).toEqual([CARA]);
});

it('speaks of the cheapest again when a later run answers anew', async () => {
  const ana = await teste.createCorretor({ administrador: true });
  const caso = await calculado(ana);
  await accept(ana, caso);
  const { data: aberto } = (await ana.request('GET', `orcamentos/${caso.id}`)).json();
  const again = (await ana.calculate(aberto, { ...comercial('alfa_seguros', 'beta_seguros'), mesmoAssim: true })).json<{
    data: { cotacaoId: string };
  }>();
  await ana.until(again.data.cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  expect(await told(ana, caso.id)).toMatchObject({ seguradora: 'Alfa Seguros', premioCentavos: BARATA, premioDe: 'MELHOR' });
});

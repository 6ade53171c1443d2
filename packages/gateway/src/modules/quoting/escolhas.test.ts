import { type EnvioOrcamento, escolhaTopics, topicPath } from '@balcao/contracts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { comercial, type Corretor, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;

beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor();
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000, ['Essencial', 'Ampliado', 'Máximo']);
});
afterAll(() => teste.close());

/** A case sent to its client by a plain link. */
async function enviado(corretor: Corretor): Promise<{ id: string; ofertas: string[]; token: string }> {
  const { orcamentoId: id, cotacaoId } = await corretor.run(comercial('alfa_seguros', 'beta_seguros'));
  const { resultados } = await corretor.until(cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  const ofertas = resultados.flatMap((resultado) => resultado.ofertas.map((oferta) => oferta.id));
  const envio = {
    canal: 'LINK',
    destinatarios: [],
    ofertas: [ofertas[0], ofertas[3]],
    assunto: 'Sua cotação',
    mensagem: 'Escolha a sua oferta.',
  };
  const { data } = (await corretor.request('POST', `orcamentos/${id}/envios`, envio)).json<{ data: EnvioOrcamento }>();
  return { id, ofertas, token: new URL(data.url as string).hash.slice(1) };
}
const publico = (chamada: string, payload: object) => teste.app.inject({ method: 'POST', url: `/c/api/v1/publico/${chamada}`, payload });
const escolhas = async (id: string, corretor: Corretor = ana) => corretor.request('GET', `orcamentos/${id}/escolhas`);

it('says which offer the client chose, of which run and when, at once to the open pages of who may read the case', async () => {
  const { id, ofertas, token } = await enviado(ana);
  expect((await escolhas(id)).json().data).toEqual([]);
  const ouvinte = await connectMqtt(teste, ana.entrada);
  const bia = await teste.createCorretor();
  const caio = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  const topicFor = ({ usuario }: Corretor) =>
    topicPath(escolhaTopics.escolha, { canal: teste.recursos.tempoReal.canal('assinatura', usuario.assinaturaId), orcamentoId: id });
  expect(await ouvinte.subscribe(topicFor(ana))).toBe(true);
  for (const outro of [bia, caio]) {
    const alheio = await connectMqtt(teste, outro.entrada);
    expect([await alheio.subscribe(topicFor(ana)), await alheio.subscribe(topicFor(outro))]).toEqual([false, false]);
    await alheio.client.endAsync(true);
    expect((await escolhas(id, outro)).statusCode).toBe(404);
  }
  const next = ouvinte.next();
  const aceitar = () => publico('cotacao/aceite', { token, ofertaId: ofertas[3], nome: 'Zélia Prado', concordo: true });
  const { aceite } = (await aceitar()).json().data;
  const [cotacao] = (await ana.request('GET', `orcamentos/${id}`)).json().data.cotacoes;
  const escolha = { ofertaId: ofertas[3], em: aceite.em, seguradora: 'Beta Seguros', pacote: 'Padrão', cotacaoId: cotacao.id, versao: 1 };
  expect((await next).payload).toEqual(escolha);
  await aceitar();
  expect((await escolhas(id)).json().data).toEqual([escolha]);
  expect(ouvinte.mensagens).toHaveLength(1);
  await ouvinte.client.endAsync(true);
});

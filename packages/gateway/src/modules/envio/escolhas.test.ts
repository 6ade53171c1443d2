import { escolhaTopics, topicPath } from '@balcao/contracts';
import { createPublico, sendCaso } from '../../testing/test-envio.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { type Corretor, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let publico: ReturnType<typeof createPublico>;

beforeAll(async () => {
  teste = await createQuotingTest();
  ana = await teste.createCorretor();
  publico = createPublico(teste);
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000, ['Essencial', 'Ampliado', 'Máximo']);
});
afterAll(() => teste.close());

const escolhas = async (id: string, corretor: Corretor = ana) => corretor.request('GET', `orcamentos/${id}/escolhas`);

it('says which offer the client chose, of which run and when, at once to the open pages of who may read the case', async () => {
  const { id, ofertas, token } = await sendCaso(ana);
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
  const accept = () => publico('cotacao/aceite', { token, ofertaId: ofertas[3], nome: 'Zélia Prado', concordo: true });
  const { aceite } = (await accept()).json().data;
  const [cotacao] = (await ana.request('GET', `orcamentos/${id}`)).json().data.cotacoes;
  const escolha = { ofertaId: ofertas[3], em: aceite.em, seguradora: 'Beta Seguros', pacote: 'Padrão', cotacaoId: cotacao.id, versao: 1 };
  expect((await next).payload).toEqual(escolha);
  await accept();
  expect((await escolhas(id)).json().data).toEqual([escolha]);
  expect(ouvinte.mensagens).toHaveLength(1);
  await ouvinte.client.endAsync(true);
});

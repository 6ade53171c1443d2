import { type ConversaPublica, conversaTopics, type CotacaoPublica, type EnvioOrcamento, topicPath } from '@balcao/contracts';
import { addDias, hojeEm } from '@balcao/domain';
import { uuidv7 } from 'uuidv7';
import { testConfig } from '../../testing/test-config.ts';
import { type CorreioTeste, readCorreio } from '../../testing/test-correio.ts';
import { createPublico, endPrecos, sendCaso, startVigencia } from '../../testing/test-envio.ts';
import { connectMqtt } from '../../testing/test-mqtt.ts';
import { type Corretor, createQuotingTest, type QuotingTeste, umaResposta } from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let ana: Corretor;
let correio: CorreioTeste;
let publico: ReturnType<typeof createPublico>;

beforeAll(async () => {
  const config = testConfig();
  teste = await createQuotingTest({ config });
  correio = readCorreio(teste, config);
  ana = await teste.createCorretor({ nome: 'Ana Lima' });
  publico = createPublico(teste);
  teste.seguradoras.alfa_seguros.answer = async () => umaResposta(300_000, ['Essencial', 'Ampliado', 'Máximo']);
});
afterAll(() => teste.close());

const list = async (id: string, corretor: Corretor = ana) =>
  (await corretor.request('GET', `orcamentos/${id}/envios`)).json<{ data: EnvioOrcamento[] }>().data;
const ask = (token: string, mensagem = 'Cobre vidros?', chave = uuidv7()) =>
  publico('cotacao/duvida', { token, chave, nome: 'Zélia Prado', mensagem });
const respostas = (id: string, envioId: string) => `orcamentos/${id}/envios/${envioId}/respostas`;
const answer = (id: string, envioId: string, mensagem: string, corretor: Corretor = ana) =>
  corretor.request('POST', respostas(id, envioId), { mensagem });
const conversaOf = async (token: string) => (await publico('cotacao/conversa', { token })).json<{ data: ConversaPublica }>().data;
const esperando = async (corretor: Corretor = ana) => (await corretor.request('GET', 'clientes-esperando')).json().data;
const esperaDe = async (id: string) => (await ana.request('GET', `orcamentos/${id}/historia`)).json().data.clienteEsperaDesde;
const avisosDe = async (id: string, corretor: Corretor = ana) =>
  (await corretor.request('GET', '/notificacao/getLatestNotifications'))
    .json()
    .data.notificacoes.filter(({ link }: { link: string }) => link?.endsWith(`/orcamento-enviar-email?id=${id}`));
const ontem = () => addDias(hojeEm(new Date()), -1);

it('keeps question and answer for both sides in their order, e-mails the answer with the question, and says who waits and since when', async () => {
  const { id, envio, token } = await sendCaso(ana, { canal: 'EMAIL', destinatarios: ['cliente@exemplo.test'] });
  expect([await esperaDe(id), await esperando()]).toEqual([null, []]);
  const [pergunta] = (await ask(token, 'Cobre vidros?')).json<{ data: ConversaPublica }>().data.conversa;
  expect(pergunta).toMatchObject({ de: 'CLIENTE', nome: 'Zélia Prado', texto: 'Cobre vidros?' });
  expect((await list(id))[0]?.clienteEsperaDesde).toBe(pergunta?.em);
  expect(await esperaDe(id)).toBe(pergunta?.em);
  expect(await esperando()).toEqual([{ orcamentoId: id, numero: expect.any(Number), desde: pergunta?.em }]);

  const { data } = (await answer(id, envio.id, 'Sim, com franquia.\n\nPosso incluir.')).json<{ data: EnvioOrcamento }>();
  expect(data.respostas.map(({ tipo }) => tipo)).toEqual(['DUVIDA', 'RESPOSTA']);
  expect([data.clienteEsperaDesde, await esperaDe(id), await esperando()]).toEqual([null, null, []]);
  const carta = (await correio.to('cliente@exemplo.test')).find(({ assunto }) =>
    /^Resposta à sua dúvida sobre a cotação nº \d+$/.test(assunto),
  );
  for (const dito of ['Cobre vidros?', 'Sim, com franquia.', 'Posso incluir.', token]) expect(carta?.texto).toContain(dito);
  const [depois] = await list(id);
  expect(depois?.respostas[1]?.entregas).toMatchObject([{ destinatario: 'cliente@exemplo.test', status: 'ENVIADA' }]);
  // the e-mail of the sending itself is another
  expect(depois?.entregas).toHaveLength(1);
  expect((await conversaOf(token)).conversa.map(({ de, nome, texto }) => [de, nome, texto])).toEqual([
    ['CLIENTE', 'Zélia Prado', 'Cobre vidros?'],
    ['CORRETORA', 'Ana Lima', 'Sim, com franquia.\n\nPosso incluir.'],
  ]);
  const aberturas = async () => (await list(id))[0]?.aberturas;
  const antes = await aberturas();
  await conversaOf(token);
  expect(await aberturas()).toBe(antes);
});

it('promises an answer by the working hours, and writes the number as the brokerage chose to', async () => {
  const caio = await teste.createCorretor({ administrador: true });
  const aberta = { de: '00:00', ate: '23:59' };
  const horarios = { uteis: aberta, sabado: aberta, domingo: aberta };
  await caio.request('PUT', 'parametros/expediente', { horarios, respostaHoras: 2, versao: 0 });
  const numeracao = { orcamentoPrefixo: 'ORC-', orcamentoAno: true, orcamentoPularPara: null, propostaPularPara: null };
  await caio.request('PUT', 'parametros/numeracao', { ...numeracao, versao: 0 });
  const { id, envio, token } = await sendCaso(caio, { canal: 'EMAIL', destinatarios: ['numerada@exemplo.test'] });
  expect(await conversaOf(token)).not.toHaveProperty('respostaAte');
  const { conversa, respostaAte } = (await ask(token)).json<{ data: ConversaPublica }>().data;
  const esperaMin = (Date.parse(respostaAte ?? '') - Date.parse(conversa[0]?.em ?? '')) / 60_000;
  // a day has one minute that is not open
  expect(esperaMin).toBeGreaterThan(118);
  expect(esperaMin).toBeLessThan(122);
  expect((await publico('cotacao', { token })).json().data.numeroEscrito).toMatch(/^ORC-\d+\/20\d\d$/);
  await answer(id, envio.id, 'Sim.', caio);
  expect(await conversaOf(token)).not.toHaveProperty('respostaAte');
  const [carta] = (await correio.to('numerada@exemplo.test')).filter(({ assunto }) => assunto.startsWith('Resposta'));
  expect(carta?.assunto).toMatch(/nº ORC-\d+\/20\d\d$/);
});

it('tells the open pages of the case that something was said, and neither what nor by whom', async () => {
  const { id, envio, token } = await sendCaso(ana);
  const ouvinte = await connectMqtt(teste, ana.entrada);
  const canal = teste.recursos.tempoReal.canal('assinatura', ana.usuario.assinaturaId);
  const topico = topicPath(conversaTopics.conversa, { canal, orcamentoId: id });
  const bia = await teste.createCorretor();
  const alheio = await connectMqtt(teste, bia.entrada);
  expect([await ouvinte.subscribe(topico), await alheio.subscribe(topico)]).toEqual([true, false]);
  const next = ouvinte.next();
  await ask(token);
  expect((await next).payload).toEqual({ orcamentoId: id, envioId: envio.id, em: expect.any(String) });
  const aviso = JSON.stringify(await avisosDe(id));
  expect(aviso).toContain('dúvida do cliente');
  expect(aviso).not.toMatch(/Zélia|vidros/);
  await Promise.all([ouvinte.client.endAsync(true), alheio.client.endAsync(true)]);
});

it('takes a question once per key, only so many before an answer, and none beyond its size', async () => {
  const { id, envio, token } = await sendCaso(ana);
  const chave = uuidv7();
  await Promise.all([1, 2, 3].map(() => ask(token, 'Cobre vidros?', chave)));
  expect((await conversaOf(token)).conversa).toHaveLength(1);
  for (let n = 1; n < 10; n += 1) expect((await ask(token)).statusCode).toBe(200);
  expect((await ask(token)).json().code).toBe('duvidas-demais');
  // the same again is no new one
  expect((await ask(token, 'Cobre vidros?', chave)).statusCode).toBe(200);
  await answer(id, envio.id, 'Sim, cobre.');
  expect((await ask(token)).statusCode).toBe(200);
  expect((await ask(token, 'x'.repeat(1_001))).statusCode).toBe(422);
  const statuses: number[] = [];
  for (let n = 0; n < 21; n += 1) {
    const pedido = { token: 'x'.repeat(43), chave: uuidv7(), nome: 'Zélia', mensagem: 'Cobre vidros?' };
    statuses.push((await publico('cotacao/duvida', pedido, '192.0.2.7')).statusCode);
  }
  expect([statuses[0], statuses.at(-1)]).toEqual([404, 429]);
});

it('neither shows nor takes anything by a link that was revoked or is past its day, and answers nobody by it', async () => {
  const revogado = await sendCaso(ana, { canal: 'EMAIL', destinatarios: ['revogado@exemplo.test'] });
  await ask(revogado.token);
  await ana.request('POST', `orcamentos/${revogado.id}/envios/${revogado.envio.id}/revogar`, {});
  const vencido = await sendCaso(ana);
  await teste.owner(`update balcao.envio_orcamento set expira_em = now() - interval '1 second' where id = $1`, [vencido.envio.id]);
  for (const { id, envio, token } of [revogado, vencido]) {
    expect((await ask(token)).json().code).toBe('link-indisponivel');
    expect((await publico('cotacao/conversa', { token })).json().code).toBe('link-indisponivel');
    expect((await publico('cotacao/atualizacao', { token })).json().code).toBe('link-indisponivel');
    expect((await answer(id, envio.id, 'Sim, cobre.')).json().code).toBe('envio-encerrado');
  }
  // who asked before still waits, until somebody says that they were attended to
  expect(await esperaDe(revogado.id)).not.toBeNull();
  const { data } = (await ana.request('POST', `orcamentos/${revogado.id}/envios/${revogado.envio.id}/resolver`, {})).json();
  expect([data.clienteEsperaDesde, await esperaDe(revogado.id)]).toEqual([null, null]);
});

it('answers once however often it is pressed, and to nobody of another subscription or scope', async () => {
  const { id, envio, token } = await sendCaso(ana, { canal: 'EMAIL', destinatarios: ['uma-vez@exemplo.test'] });
  await ask(token);
  const headers = { 'idempotency-key': uuidv7() };
  await Promise.all([1, 2].map(() => ana.request('POST', respostas(id, envio.id), { mensagem: 'Sim, cobre.' }, headers)));
  expect((await conversaOf(token)).conversa.map(({ de }) => de)).toEqual(['CLIENTE', 'CORRETORA']);
  // the quote, and one answer
  expect(await correio.to('uma-vez@exemplo.test')).toHaveLength(2);
  expect((await answer(id, envio.id, ' ')).statusCode).toBe(422);
  const bia = await teste.createCorretor();
  const caio = await teste.createCorretor({ assinaturaId: ana.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  await ask(token);
  for (const outro of [bia, caio]) {
    expect((await answer(id, envio.id, 'Sim, cobre.', outro)).statusCode).toBe(404);
    expect((await outro.request('POST', `orcamentos/${id}/envios/${envio.id}/resolver`, {})).statusCode).toBe(404);
    expect(await esperando(outro)).toEqual([]);
  }
});

it('lets the client ask once for prices that ended, tells the broker, and waits until they are sent', async () => {
  const { id, ofertas, token } = await sendCaso(ana, { canal: 'EMAIL', destinatarios: ['cliente@exemplo.test'] });
  const askPrices = () => publico('cotacao/atualizacao', { token });
  expect((await askPrices()).json().code).toBe('precos-valem');
  await endPrecos(teste, [ofertas[0], ofertas[3]], ontem());
  const pagina = (await publico('cotacao', { token })).json<{ data: CotacaoPublica }>().data;
  expect(pagina).toMatchObject({ aberta: true, validade: ontem(), ofertas: [{ vencida: true }, { vencida: true }] });
  const pedidas = await Promise.all([1, 2, 3].map(askPrices));
  expect(new Set(pedidas.map(({ body }) => body)).size).toBe(1);
  const { atualizacaoPedidaEm } = pedidas[0]?.json<{ data: ConversaPublica }>().data ?? {};
  expect(await esperaDe(id)).toBe(atualizacaoPedidaEm);
  expect(await avisosDe(id)).toMatchObject([{ titulo: expect.stringContaining('pede preços atualizados'), tipo: 2 }]);
  const [envio] = await list(id);
  expect([envio?.isPrecoVencido, envio?.respostas.map(({ tipo }) => tipo)]).toEqual([true, ['ATUALIZACAO']]);
  // what it says is no longer true: it does not go again
  expect((await ana.request('POST', `orcamentos/${id}/envios/${envio?.id}/reenviar`, {})).json().code).toBe('precos-terminaram');
  await endPrecos(teste, [ofertas[0]], hojeEm(new Date()));
  const novo = { canal: 'LINK', destinatarios: [], ofertas: [ofertas[0]], assunto: 'Preços novos', mensagem: 'Preços novos no link.' };
  expect((await ana.request('POST', `orcamentos/${id}/envios`, novo)).statusCode).toBe(200);
  expect(await esperaDe(id)).toBeNull();
});

it('takes no choice of an offer whose cover would have begun, tells the client why and the broker to calculate again', async () => {
  const { id, ofertas, token } = await sendCaso(ana, { canal: 'EMAIL', destinatarios: ['cliente@exemplo.test'] });
  const readPagina = async () => (await publico('cotacao', { token })).json<{ data: CotacaoPublica }>().data;
  const dia = hojeEm(new Date());
  await startVigencia(teste, [ofertas[0]], dia);
  expect(await readPagina()).toMatchObject({
    vigencia: { de: dia },
    ofertas: [{ vencida: false, inicioPassado: false }, { vencida: false }],
  });
  await startVigencia(teste, [ofertas[0]], ontem());
  expect(await readPagina()).toMatchObject({
    vigencia: { de: ontem() },
    ofertas: [{ vencida: true, inicioPassado: true }, { vencida: true }],
  });
  const aceite = await publico('cotacao/aceite', { token, ofertaId: ofertas[0], nome: 'Zélia Prado', concordo: true });
  expect([aceite.statusCode, aceite.json().code, aceite.json().message]).toEqual([
    409,
    'vigencia-passada',
    'O início da vigência desta oferta já passou. O seu corretor pode calculá-la com novas datas.',
  ]);
  expect((await publico('cotacao/atualizacao', { token })).statusCode).toBe(200);
  expect(await avisosDe(id)).toMatchObject([{ descricao: expect.stringContaining('Confira as datas, calcule de novo'), tipo: 2 }]);
  const [envio] = await list(id);
  expect(envio?.isPrecoVencido).toBe(true);
  expect((await ana.request('POST', `orcamentos/${id}/envios/${envio?.id}/reenviar`, {})).json().code).toBe('precos-terminaram');
  const novo = { canal: 'LINK', destinatarios: [], ofertas: [ofertas[0]], assunto: 'Preços', mensagem: 'Preços no link.' };
  expect((await ana.request('POST', `orcamentos/${id}/envios`, novo)).json().errors).toMatchObject([
    { campo: 'ofertas', mensagem: expect.stringContaining('O início da vigência de uma das ofertas já passou') },
  ]);
});

it('still takes the asking for prices of a case that ended with them, and none of one that was sold or lost', async () => {
  const { id, ofertas, token } = await sendCaso(ana);
  await endPrecos(teste, ofertas, addDias(ontem(), -10));
  await teste.owner(`update balcao.orcamento set status = 'EXPIRADO' where id = $1`, [id]);
  const pagina = (await publico('cotacao', { token })).json<{ data: CotacaoPublica }>().data;
  expect(pagina.ofertas.length).toBeGreaterThan(0);
  expect([pagina.aberta, pagina.ofertas.every(({ vencida }) => vencida)]).toEqual([true, true]);
  const aceite = await publico('cotacao/aceite', { token, ofertaId: ofertas[0], nome: 'Zélia Prado', concordo: true });
  expect(aceite.json().code).toBe('preco-vencido');
  expect((await publico('cotacao/atualizacao', { token })).statusCode).toBe(200);
  expect(await esperaDe(id)).not.toBeNull();
  const outro = await sendCaso(ana);
  await endPrecos(teste, outro.ofertas, ontem());
  await teste.owner(`update balcao.orcamento set status = 'RECUSADO', motivo_recusa = 'PRECO' where id = $1`, [outro.id]);
  expect((await publico('cotacao/atualizacao', { token: outro.token })).json().code).toBe('escolha-fechada');
});

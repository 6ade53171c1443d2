import { quotingTopics, topicPath } from '@balcao/contracts';
import type { AddressInfo } from 'node:net';
import mqtt from 'mqtt';
import {
  comercial,
  type Corretor,
  createQuotingTest,
  held,
  type QuotingTeste,
  umaResposta,
  umRascunho,
} from '../../testing/test-quoting.ts';

let teste: QuotingTeste;
let dona: Corretor;
let estranha: Corretor;
let colega: Corretor;
let ids: { orcamentoId: string; cotacaoId: string };
let ofertas: string;

beforeAll(async () => {
  teste = await createQuotingTest();
  dona = await teste.createCorretor({ flags: { administradorOrcamento: false } });
  estranha = await teste.createCorretor({ administrador: true });
  colega = await teste.createCorretor({ assinaturaId: dona.usuario.assinaturaId, flags: { administradorOrcamento: false } });
  teste.seguradoras.gama_seguros.answer = () => Promise.reject(new Error('fora'));
  ids = await dona.run();
  const { resultados } = await dona.until(ids.cotacaoId, ({ cotacao }) => cotacao.status === 'CONCLUIDA');
  ofertas = resultados.flatMap((resultado) => resultado.ofertas.map(({ id }) => id)).join(',');
  await teste.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => teste.close());

const calls: Readonly<Record<string, (quem: Corretor) => ReturnType<Corretor['request']>>> = {
  getOrcamento: (q) => q.request('GET', `orcamentos/${ids.orcamentoId}`),
  saveRascunho: (q) =>
    q.request('PUT', `orcamentos/${ids.orcamentoId}/rascunho`, { versao: 2, rascunho: umRascunho(dona.usuario.corretoraId) }),
  deleteOrcamento: (q) => q.request('DELETE', `orcamentos/${ids.orcamentoId}`),
  createOrcamento: (q) => q.request('POST', 'orcamentos', { linha: 'AUTO', duplicarDe: ids.orcamentoId }),
  calculate: (q) => q.calculate({ id: ids.orcamentoId, versao: 2 }, comercial('alfa_seguros')),
  getCotacao: (q) => q.request('GET', `cotacoes/${ids.cotacaoId}`),
  cancelCotacao: (q) => q.request('POST', `cotacoes/${ids.cotacaoId}/cancelar`),
  retryResultado: (q) => q.request('POST', `cotacoes/${ids.cotacaoId}/resultados/gama_seguros/repetir`),
  comparativoPdf: (q) => q.request('GET', `orcamentos/${ids.orcamentoId}/comparativo.pdf?ofertas=${ofertas}`),
};

it.each(Object.keys(calls))('%s knows nothing of another subscription’s case, nor of a colleague’s outside one’s scope', async (name) => {
  for (const quem of [estranha, colega]) expect((await calls[name]?.(quem))?.statusCode).toBe(404);
});

it('leaves the case as it was after every refused attempt', async () => {
  const { status, versao, cotacoes } = (await dona.request('GET', `orcamentos/${ids.orcamentoId}`)).json().data;
  expect({ status, versao, runs: cotacoes.length }).toEqual({ status: 'CALCULADO', versao: 2, runs: 1 });
});

it.each(['orcamentos', 'orcamentos/exportar'])('%s lists nothing of another subscription', async (path) => {
  const response = await estranha.request('GET', path);
  expect(response.statusCode).toBe(200);
  expect(response.body).not.toContain('Zélia');
});

it.each([
  ['acessoOrcamentacao', 'GET', 'orcamentos'],
  ['acessoOrcamentacao', 'GET', 'orcamentos/exportar'],
  ['acessoMC', 'POST', 'orcamentos'],
] as const)('without %s, %s %s is forbidden', async (flag, method, path) => {
  const barrado = await teste.createCorretor({ flags: { [flag]: false } });
  expect((await barrado.request(method, path, method === 'POST' ? { linha: 'AUTO' } : undefined)).statusCode).toBe(403);
});

it('neither opens nor calculates where the auto block is set', async () => {
  const livre = await teste.createCorretor();
  const orcamento = await livre.prepare();
  const barrado = await teste.createCorretor({ assinaturaId: livre.usuario.assinaturaId, flags: { bloqueioCotacaoAuto: true } });
  expect((await barrado.request('POST', 'orcamentos', { linha: 'AUTO' })).statusCode).toBe(403);
  expect((await barrado.calculate(orcamento)).statusCode).toBe(403);
});

function connect({ entrada }: Corretor): Promise<mqtt.MqttClient> {
  const { port } = teste.app.server.address() as AddressInfo;
  return mqtt.connectAsync(`ws://127.0.0.1:${port}/mqtt`, {
    protocolVersion: 4,
    username: 'sessao',
    password: entrada.token,
    reconnectPeriod: 0,
    wsOptions: { headers: { cookie: entrada.headers.cookie, origin: `http://127.0.0.1:${port}` } },
  });
}

function topicOf(quem: Corretor, topic: 'resultado' | 'fim', cotacaoId: string): string {
  const params = { canal: teste.recursos.tempoReal.canal('assinatura', quem.usuario.assinaturaId), cotacaoId };
  return topic === 'fim' ? topicPath(quotingTopics.fim, params) : topicPath(quotingTopics.resultado, params);
}

/** The quality of service granted; 128 is a refusal. */
async function subscribe(quem: Corretor, topic: string): Promise<number> {
  const client = await connect(quem);
  const granted = await new Promise<number>((resolve) =>
    client.subscribe(topic, { qos: 1 }, (error, [grant] = []) => resolve(error ? 128 : (grant?.qos ?? 128))),
  );
  await client.endAsync(true);
  return granted;
}

it.each(['resultado', 'fim'] as const)('lets only who may read a run listen to its %s', async (topic) => {
  const mine = topicOf(dona, topic, ids.cotacaoId);
  expect(await subscribe(dona, mine)).toBe(1);
  expect(await subscribe(colega, mine)).toBe(128);
  expect(await subscribe(estranha, mine)).toBe(128);
  expect(await subscribe(estranha, topicOf(estranha, topic, ids.cotacaoId))).toBe(128);
  expect(await subscribe(dona, topicOf(dona, topic, '+'))).toBe(128);
  expect(await subscribe(dona, topicOf(dona, topic, 'nenhuma'))).toBe(128);
});

it('brings each answer and the end of the run over MQTT, in the shape of the stored record', async () => {
  const gate = held(umaResposta(305_000));
  teste.seguradoras.alfa_seguros.answer = gate.answer;
  const { cotacaoId } = await dona.run(comercial('alfa_seguros'));
  const client = await connect(dona);
  const received: unknown[] = [];
  const ended = new Promise<void>((resolve) =>
    client.on('message', (topic, payload) => {
      received.push(JSON.parse(payload.toString('utf8')));
      if (topic.endsWith('/fim')) resolve();
    }),
  );
  await client.subscribeAsync([topicOf(dona, 'resultado', cotacaoId), topicOf(dona, 'fim', cotacaoId)], { qos: 1 });
  gate.release();
  await ended;
  const { cotacao, resultados } = await dona.read(cotacaoId);
  expect(received).toEqual(expect.arrayContaining([resultados[0], cotacao]));
  await client.endAsync(true);
});

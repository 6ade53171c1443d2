import { randomBytes } from 'node:crypto';
import { connect as connectTcp } from 'node:net';
import { sessaoCalls, sessaoTopics, defineTopic, type Canais } from '@balcao/contracts';
import WebSocket from 'ws';
import * as z from 'zod/mini';
import { type AppTeste, createTestApp, type Entrada } from '../testing/test-app.ts';
import { connectMqtt, type OuvinteMqtt, portOf } from '../testing/test-mqtt.ts';
import type { UsuarioTeste } from '../testing/test-user.ts';

const topicoCaso = defineTopic('multicalculo', '{canal}/teste/caso/{casoId}/resultado', z.object({ casoId: z.string(), preco: z.int() }));
const permitidos = new Set<string>();

let teste: AppTeste;
let agora = new Date();
const abertas: OuvinteMqtt[] = [];

interface Pessoa {
  usuario: UsuarioTeste;
  entrada: Entrada;
  canais: Canais;
}

beforeAll(async () => {
  teste = await createTestApp({
    agora: () => agora,
    mount: (_, { tempoReal }) => tempoReal.authorize(topicoCaso.pattern, async (_chamador, { casoId = '' }) => permitidos.has(casoId)),
  });
  await portOf(teste);
});
afterEach(() => {
  for (const { client } of abertas.splice(0)) client.end(true);
});
afterAll(() => teste.close());

async function enter(opcoes: Parameters<AppTeste['createUser']>[0] = {}): Promise<Pessoa> {
  const usuario = await teste.createUser(opcoes);
  const entrada = await teste.signIn(usuario);
  const resposta = await teste.app.inject({ method: 'GET', url: sessaoCalls.canais.path, headers: entrada.headers });
  return { usuario, entrada, canais: resposta.json().data };
}
async function listen(entrada: Entrada): Promise<OuvinteMqtt> {
  const ouvinte = await connectMqtt(teste, entrada);
  abertas.push(ouvinte);
  return ouvinte;
}
const publish = (canal: string, casoId: string, preco = 10) =>
  teste.recursos.tempoReal.publish(topicoCaso, { canal, casoId }, { casoId, preco });
const pause = (ms = 80) => new Promise((resolve) => setTimeout(resolve, ms));

describe('who may connect', () => {
  it('requires both the bearer and its companion cookie', async () => {
    const [a, b] = [await enter(), await enter()];
    await expect(listen(a.entrada)).resolves.toBeDefined();
    const { token } = a.entrada;
    await expect(connectMqtt(teste, { token, headers: {} })).rejects.toThrow(/Not authorized/);
    await expect(connectMqtt(teste, { token, headers: { cookie: b.entrada.headers.cookie } })).rejects.toThrow(/Not authorized/);
    await expect(connectMqtt(teste, { token: 'x', headers: { cookie: a.entrada.headers.cookie } })).rejects.toThrow(/Not authorized/);
  });

  it('refuses a page of another site', async () => {
    const { entrada } = await enter();
    const { cookie } = entrada.headers;
    for (const origin of ['https://mau.exemplo.test', 'null', 'http://127.0.0.1.mau.test', '']) {
      await expect(connectMqtt(teste, { token: entrada.token, headers: { cookie, origin } })).rejects.toThrow('fechada');
    }
  });

  it('speaks MQTT 3.1.1 only, on its own address only', async () => {
    const { entrada } = await enter();
    await expect(connectMqtt(teste, entrada, { protocolVersion: 5 })).rejects.toThrow(/protocol version/);
    const other = new WebSocket(`ws://127.0.0.1:${await portOf(teste)}/outro`, 'mqtt', { origin: 'http://127.0.0.1' });
    await expect(new Promise((_, reject) => other.once('error', reject))).rejects.toThrow(/404/);
  });

  it('does not let a connection replace another with the same client id', async () => {
    const [a, b] = [await enter(), await enter()];
    const first = await connectMqtt(teste, a.entrada, { clientId: 'igual' });
    const second = await connectMqtt(teste, b.entrada, { clientId: 'igual' });
    abertas.push(first, second);
    await pause();
    expect([first.client.connected, second.client.connected]).toEqual([true, true]);
  });
});

describe('subscriptions', () => {
  it('grants the session’s own channels and what a module allows, id by id', async () => {
    const { entrada, canais } = await enter();
    const ouvinte = await listen(entrada);
    permitidos.add('caso-1');
    expect(await ouvinte.subscribe(`${canais.usuario}/gestao/logoff`)).toBe(true);
    expect(await ouvinte.subscribe(`${canais.assinatura}/teste/caso/caso-1/resultado`)).toBe(true);
    expect(await ouvinte.subscribe(`${canais.assinatura}/teste/caso/caso-2/resultado`)).toBe(false);
  });

  it('allows an ended trial only the topics of the subscription page', async () => {
    const { usuario, entrada, canais } = await enter();
    const em = agora;
    const fim = new Date(em.getTime() + 60_000);
    await teste.db.tenant(usuario, (tx) => tx.run('update assinatura set trial_fim = $2 where id = $1', [usuario.assinaturaId, fim]));
    permitidos.add('caso-1');
    const during = await listen(entrada);
    expect(await during.subscribe(`${canais.assinatura}/teste/caso/caso-1/resultado`)).toBe(true);
    agora = new Date(em.getTime() + 120_000);
    const after = await listen(entrada);
    expect(await after.subscribe(`${canais.assinatura}/teste/caso/caso-1/resultado`)).toBe(false);
    expect(await after.subscribe(`${canais.usuario}/gestao/logoff`)).toBe(true);
    agora = em;
  });

  it('refuses every topic of another subscription, user or kind of channel', async () => {
    const [a, b] = [await enter(), await enter({ administrador: true })];
    const colega = await enter({ assinaturaId: a.usuario.assinaturaId });
    const ouvinte = await listen(a.entrada);
    permitidos.add('caso-1');
    for (const canal of [
      ...Object.values(b.canais).filter((seu) => seu !== b.canais.todos),
      colega.canais.usuario,
      `local/${a.usuario.assinaturaId}`,
      a.canais.assinatura.replace('local', 'production'),
    ]) {
      for (const resto of ['gestao/logoff', 'teste/caso/caso-1/resultado']) {
        expect([`${canal}/${resto}`, await ouvinte.subscribe(`${canal}/${resto}`)]).toEqual([`${canal}/${resto}`, false]);
      }
    }
  });

  it('refuses wildcards, system topics, unclaimed and internal ones', async () => {
    const { entrada, canais } = await enter({ administrador: true });
    const ouvinte = await listen(entrada);
    permitidos.add('+').add('#');
    const { assinatura: canal } = canais;
    for (const topico of [
      '#',
      '+/#',
      'local/#',
      'local/+/gestao/logoff',
      `${canal}/#`,
      `${canal}/gestao/#`,
      `${canal}/gestao/+`,
      `${canal}/teste/caso/+/resultado`,
      `${canal}/teste/caso/#`,
      '$SYS/#',
      'local/interno/sessao-encerrada',
      `${canal}/inventado`,
      canal,
      'descartada',
      `${canal}/teste/caso//resultado`,
    ]) {
      expect([topico, await ouvinte.subscribe(topico)]).toEqual([topico, false]);
    }
  });

  it('delivers what is published on a granted topic, checked against its contract', async () => {
    const { entrada, canais } = await enter();
    permitidos.add('caso-3');
    const ouvinte = await listen(entrada);
    await ouvinte.subscribe(`${canais.assinatura}/teste/caso/caso-3/resultado`);
    const next = ouvinte.next();
    await teste.recursos.tempoReal.publish(topicoCaso, { canal: canais.assinatura, casoId: 'caso-3' }, {
      casoId: 'caso-3',
      preco: 7,
      cpf: '111',
    } as never);
    expect(await next).toEqual({ topico: `${canais.assinatura}/teste/caso/caso-3/resultado`, payload: { casoId: 'caso-3', preco: 7 } });
    await expect(publish(canais.assinatura, 'caso-3', 0.5)).rejects.toThrow(/preco/);
  });

  it('never delivers to a colleague a topic granted to one user', async () => {
    const a = await enter();
    const colega = await enter({ assinaturaId: a.usuario.assinaturaId });
    permitidos.add('caso-4');
    const [meu, dele] = [await listen(a.entrada), await listen(colega.entrada)];
    await meu.subscribe(`${a.canais.assinatura}/teste/caso/caso-4/resultado`);
    const next = meu.next();
    await publish(a.canais.assinatura, 'caso-4');
    await next;
    expect(dele.mensagens).toEqual([]);
  });
});

describe('publications', () => {
  const logoffOf = ({ usuario, entrada }: Pessoa) => ({
    usuarioId: usuario.usuarioId,
    guid: entrada.sessao.guid,
    motivo: 'logoff',
    em: new Date().toISOString(),
  });
  const say = async (pessoa: Pessoa, topico: string, payload: object | string, options: { retain?: boolean } = {}) => {
    const ouvinte = await listen(pessoa.entrada);
    // an accepted publication is acknowledged; a refused one ends the connection
    const acknowledged = new Promise<string>((resolve) => {
      const texto = typeof payload === 'string' ? payload : JSON.stringify(payload);
      ouvinte.client.publish(topico, texto, { qos: 1, ...options }, (error) => void (error || resolve('accepted')));
    });
    return Promise.race([ouvinte.closed.then(() => 'refused'), acknowledged]);
  };

  it('lets a session announce its own logoff to its other tabs', async () => {
    const pessoa = await enter();
    const outra = await listen(pessoa.entrada);
    await outra.subscribe(`${pessoa.canais.usuario}/gestao/logoff`);
    const next = outra.next();
    expect(await say(pessoa, `${pessoa.canais.usuario}/gestao/logoff`, logoffOf(pessoa))).toBe('accepted');
    expect((await next).payload).toMatchObject({ guid: pessoa.entrada.sessao.guid });
  });

  it('refuses everything else', async () => {
    const [a, b] = [await enter({ administrador: true }), await enter()];
    for (const [topico, payload] of [
      [`${a.canais.assinatura}/gestao/logoff`, logoffOf(a)],
      [`${b.canais.usuario}/gestao/logoff`, logoffOf(b)],
      [`${a.canais.usuario}/gestao/logoff`, { ...logoffOf(a), usuarioId: b.usuario.usuarioId }],
      [`${a.canais.usuario}/gestao/logoff`, { ...logoffOf(a), guid: b.entrada.sessao.guid }],
      [`${a.canais.usuario}/gestao/logoff`, 'não é json'],
      [`${a.canais.assinatura}/teste/caso/caso-1/resultado`, { casoId: 'caso-1', preco: 1 }],
      ['local/interno/sessao-encerrada', b.entrada.sessao.guid],
    ] as const) {
      expect([topico, await say(a, topico, payload)]).toEqual([topico, 'refused']);
    }
    expect(await say(a, `${a.canais.usuario}/gestao/logoff`, logoffOf(a), { retain: true })).toBe('refused');
  });
});

it('accepts no last will on any topic, and stores nothing for a client that returns', async () => {
  const [a, b] = [await enter(), await enter()];
  permitidos.add('caso-will');
  const ouvidos = [`${b.canais.usuario}/gestao/logoff`, `${b.canais.assinatura}/teste/caso/caso-will/resultado`];
  const vitima = await listen(b.entrada);
  for (const topico of ouvidos) expect(await vitima.subscribe(topico)).toBe(true);
  const meu = { canal: a.canais.assinatura, casoId: 'caso-will' };
  const isThere = () => teste.recursos.tempoReal.isHeardBy(a.usuario.usuarioId, topicoCaso, meu);
  for (const topic of [...ouvidos, `${a.canais.usuario}/gestao/logoff`]) {
    const will = { topic, payload: Buffer.from('{"testamento":true}'), qos: 1, retain: true } as const;
    const saindo = await connectMqtt(teste, a.entrada, { will, clean: false, clientId: 'guardado' });
    expect(await saindo.subscribe(`${a.canais.assinatura}/teste/caso/caso-will/resultado`)).toBe(true);
    // closed without a packet, as when a machine crashes
    saindo.client.stream.destroy();
    while (isThere()) await pause(10);
  }
  await publish(a.canais.assinatura, 'caso-will');
  const volta = await connectMqtt(teste, a.entrada, { clean: false, clientId: 'guardado' });
  abertas.push(volta);
  const next = vitima.next();
  await publish(b.canais.assinatura, 'caso-will', 7);
  expect(await next).toMatchObject({ topico: ouvidos[1], payload: { preco: 7 } });
  expect(await volta.subscribe(`${a.canais.usuario}/gestao/logoff`)).toBe(true);
  expect([vitima.mensagens.length, volta.mensagens]).toEqual([1, []]);
});

describe('a session that ends', () => {
  it('is disconnected at once at logoff, after its other tabs were notified', async () => {
    const pessoa = await enter();
    const [ouvinte, outraSessao] = [await listen(pessoa.entrada), await listen(await teste.signIn(pessoa.usuario))];
    await outraSessao.subscribe(`${pessoa.canais.usuario}/gestao/logoff`);
    const next = outraSessao.next();
    await teste.app.inject({ method: 'POST', url: '/auth/logoff', headers: pessoa.entrada.headers });
    await ouvinte.closed;
    expect(await next).toMatchObject({
      topico: `${pessoa.canais.usuario}${sessaoTopics.logoff.pattern.slice('{canal}'.length)}`,
      payload: { guid: pessoa.entrada.sessao.guid },
    });
    expect(outraSessao.client.connected).toBe(true);
    await expect(listen(pessoa.entrada)).rejects.toThrow(/Not authorized/);
  });

  it('may still announce its logoff once, and receives nothing more', async () => {
    const pessoa = await enter();
    const topico = `${pessoa.canais.usuario}/gestao/logoff`;
    const [saindo, outra] = [await listen(pessoa.entrada), await listen(await teste.signIn(pessoa.usuario))];
    await saindo.subscribe(topico);
    await outra.subscribe(topico);
    const told = outra.next();
    await teste.app.inject({ method: 'POST', url: '/auth/logoff', headers: pessoa.entrada.headers });
    await told;
    const said = outra.next();
    const mensagem = { usuarioId: pessoa.usuario.usuarioId, guid: pessoa.entrada.sessao.guid, motivo: 'logoff', em: agora.toISOString() };
    saindo.client.publish(topico, JSON.stringify(mensagem), { qos: 0 });
    expect((await said).payload).toEqual(mensagem);
    await saindo.closed;
    expect(outra.client.connected).toBe(true);
  });

  it('is refused anything else in that moment', async () => {
    const pessoa = await enter();
    const saindo = await listen(pessoa.entrada);
    await teste.app.inject({ method: 'POST', url: '/auth/logoff', headers: pessoa.entrada.headers });
    expect(await saindo.subscribe(`${pessoa.canais.usuario}/gestao/logoff`).catch(() => false)).toBe(false);
    saindo.client.publish(`${pessoa.canais.assinatura}/gestao/logoff`, '{}', { qos: 0 });
    await saindo.closed;
  });

  it('is disconnected when it expires', async () => {
    const { entrada } = await enter();
    const before = agora;
    agora = new Date(agora.getTime() + 86_400_000 - 150);
    const ouvinte = await listen(entrada);
    await ouvinte.closed;
    agora = before;
  });
});

describe('invalid packets', () => {
  const open = async (protocol = 'mqtt') =>
    new WebSocket(`ws://127.0.0.1:${await portOf(teste)}/mqtt`, protocol, { origin: `http://127.0.0.1:${await portOf(teste)}` });
  const connectPacket = Buffer.from([0x10, 0x0c, 0, 4, ...Buffer.from('MQTT'), 4, 2, 0, 60, 0, 0]);

  it('survives random bytes, cut packets, lies about length and sudden ends', async () => {
    const packets = [
      Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff]),
      connectPacket.subarray(0, 7),
      Buffer.concat([connectPacket, connectPacket]),
      Buffer.from([0x30, 0xff, 0xff, 0xff, 0x7f, 0, 1]),
      Buffer.from([0x82, 2, 0, 0]),
      randomBytes(70_000),
      ...Array.from({ length: 30 }, () => randomBytes(40)),
    ];
    for (const packet of packets) {
      const ws = await open();
      ws.on('error', () => undefined);
      await new Promise((resolve) => ws.once('open', resolve));
      ws.send(packet);
      setTimeout(() => ws.terminate(), 15);
      await new Promise((resolve) => ws.once('close', resolve));
    }
    const socket = connectTcp(await portOf(teste), '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write('GET /mqtt HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n\0\0\0');
    await pause(30);
    socket.destroy();
    const ready = await teste.app.inject({ method: 'GET', url: '/health/ready' });
    expect(ready.json().partes.broker).toBe(true);
    expect((await listen((await enter()).entrada)).client.connected).toBe(true);
  });

  it('closes a connection that sends too much', async () => {
    const { entrada } = await enter();
    const ouvinte = await listen(entrada);
    for (let i = 0; i < 150; i += 1) ouvinte.client.subscribe(`local/x/${i}`);
    await ouvinte.closed;
  });
});

import { createServer, type Server } from 'node:net';
import type { AddressInfo } from 'node:net';
import { defineTopic } from '@balcao/contracts';
import { Aedes } from 'aedes';
import * as z from 'zod/mini';
import { createApp } from '../app.ts';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { connectMqtt } from '../testing/test-mqtt.ts';
import { esperaDaEspinha } from './backbone.ts';
import type { Recursos } from './ports.ts';

const topico = defineTopic('gestao', '{canal}/teste/aviso', z.object({ n: z.int() }));

let externo: Aedes;
let servidor: Server;
let a: AppTeste;
let b: { app: AppTeste['app']; recursos: Recursos };

const authorize = ({ tempoReal }: Recursos): void => tempoReal.authorize(topico.pattern, async () => true);
const addressOf = (server: Server): string => `mqtt://127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  externo = await Aedes.createBroker();
  servidor = createServer(externo.handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => servidor.once('listening', resolve));
  const config = testConfig({ mqttUrl: addressOf(servidor) });
  a = await createTestApp({ config, mount: (_, recursos) => authorize(recursos) });
  let recursos: Recursos | undefined;
  const app = await createApp({
    config,
    databaseUrl: a.banco.url,
    insurers: new Map(),
    agora: () => new Date(),
    mount: (_, given) => {
      authorize(given);
      recursos = given;
    },
  });
  await app.ready();
  b = { app, recursos: recursos as Recursos };
});
afterAll(async () => {
  await b.app.close();
  await a.close();
  await new Promise<void>((resolve) => externo.close(resolve));
  servidor.close();
});

it('delivers a message to listeners on the other gateway, and once to its own', async () => {
  const usuario = await a.createUser();
  const entrada = await a.signIn(usuario);
  const canal = b.recursos.tempoReal.canal('assinatura', usuario.assinaturaId);
  const [there, here] = [await connectMqtt(b, entrada), await connectMqtt(a, entrada)];
  for (const ouvinte of [there, here]) expect(await ouvinte.subscribe(`${canal}/teste/aviso`)).toBe(true);
  const both = Promise.all([there.next(), here.next()]);
  await a.recursos.tempoReal.publish(topico, { canal }, { n: 1 });
  expect((await both).map(({ payload }) => payload)).toEqual([{ n: 1 }, { n: 1 }]);
  await new Promise((resolve) => setTimeout(resolve, 80));
  expect([there.mensagens.length, here.mensagens.length]).toEqual([1, 1]);
  for (const { client } of [there, here]) client.end(true);
});

it('disconnects a session on every gateway when it ends on one', async () => {
  const entrada = await a.signIn(await a.createUser());
  const there = await connectMqtt(b, entrada);
  await a.app.inject({ method: 'POST', url: '/auth/logoff', headers: entrada.headers });
  await there.closed;
});

it('is ready but degraded while the external broker is down, keeps serving, and recovers by itself', async () => {
  const usuario = await a.createUser();
  const { port } = servidor.address() as AddressInfo;
  const partes = async () => (await a.app.inject({ method: 'GET', url: '/health/ready' })).json().partes as { broker: boolean };
  const until = async (broker: boolean) => {
    for (let i = 0; i < 100 && (await partes()).broker !== broker; i += 1) await new Promise((resolve) => setTimeout(resolve, 50));
    expect((await partes()).broker).toBe(broker);
  };
  await new Promise<void>((resolve) => externo.close(resolve));
  await new Promise((resolve) => servidor.close(resolve));
  await until(false);
  const pronto = await a.app.inject({ method: 'GET', url: '/health/ready' });
  expect([pronto.statusCode, pronto.json().status]).toEqual([200, 'degradado']);
  expect((await a.app.inject({ method: 'GET', url: '/auth/menus', headers: (await a.signIn(usuario)).headers })).statusCode).toBe(200);

  externo = await Aedes.createBroker();
  servidor = createServer(externo.handle).listen(port, '127.0.0.1');
  await until(true);
});

it('varies the reconnection of gateways that lost the broker together by a fifth', () => {
  expect([0, 0.5, 1].map(esperaDaEspinha)).toEqual([800, 1_000, 1_200]);
});

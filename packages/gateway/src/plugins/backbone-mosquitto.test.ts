import { defineTopic } from '@balcao/contracts';
import { createTcpProxy, type ProxyTcp } from '@balcao/testing/tcp-proxy';
import * as z from 'zod/mini';
import { findServer, type ServidorDeFora, startMosquitto } from '../testing/external-servers.ts';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import { connectMqtt } from '../testing/test-mqtt.ts';
import { createApp } from '../app.ts';
import type { Recursos } from './ports.ts';

const programa = findServer('mosquitto');
const topico = defineTopic('gestao', '{canal}/teste/aviso', z.object({ n: z.int() }));
const authorize = ({ tempoReal }: Recursos): void => tempoReal.authorize(topico.pattern, async () => true);

type Gateway = Pick<AppTeste, 'app'> & { readonly proxy: ProxyTcp; readonly recursos: Recursos };

(programa ? describe : describe.skip)('two gateways on a Mosquitto that goes away', () => {
  let mosquitto: ServidorDeFora;
  let teste: AppTeste;
  let a: Gateway;
  let b: Gateway;

  const proxyOf = () => createTcpProxy(`mqtt://127.0.0.1:${mosquitto.porta}`);
  const configOf = ({ porta }: ProxyTcp, override = {}) => testConfig({ mqttUrl: `mqtt://127.0.0.1:${porta}`, ...override });
  const readiness = async ({ app }: Pick<Gateway, 'app'>) => {
    const { statusCode, body } = await app.inject({ method: 'GET', url: '/health/ready' });
    const { status, partes } = JSON.parse(body) as { status: string; partes: Record<string, boolean> };
    return { statusCode, status, broker: partes['broker'] };
  };
  const DEGRADADO = { statusCode: 200, status: 'degradado', broker: false };
  const INTEIRO = { statusCode: 200, status: 'ok', broker: true };
  async function until(gateway: Pick<Gateway, 'app'>, wanted: object): Promise<void> {
    const deadline = Date.now() + 50_000;
    for (let now = await readiness(gateway); JSON.stringify(now) !== JSON.stringify(wanted); now = await readiness(gateway)) {
      if (Date.now() > deadline) throw new Error(`ficou ${JSON.stringify(now)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  beforeAll(async () => {
    mosquitto = await startMosquitto(String(programa));
    const [proxyA, proxyB] = [await proxyOf(), await proxyOf()];
    const config = configOf(proxyA);
    teste = await createTestApp({ config, mount: (_, recursos) => authorize(recursos) });
    a = { app: teste.app, proxy: proxyA, recursos: teste.recursos };
    let recursos: Recursos | undefined;
    const app = await createApp({
      config: configOf(proxyB, { pastaDados: config.pastaDados }),
      databaseUrl: teste.banco.url,
      insurers: new Map(),
      agora: () => new Date(),
      mount: (_, given) => authorize((recursos = given)),
    });
    await app.ready();
    b = { app, proxy: proxyB, recursos: recursos as Recursos };
  });
  afterAll(async () => {
    await b.app.close();
    await teste.close();
    for (const { proxy } of [a, b]) await proxy.close();
    await mosquitto.stop();
  });

  it.each(['cut', 'hold'] as const)(
    'stays ready, reports degraded and disconnects its listeners (%s), and recovers afterwards',
    async (how) => {
      const usuario = await teste.createUser();
      const entrada = await teste.signIn(usuario);
      const ouvinte = await connectMqtt(a, entrada);
      await until(a, INTEIRO);
      a.proxy[how]();
      await until(a, DEGRADADO);
      await ouvinte.closed;
      await expect(connectMqtt(a, entrada)).rejects.toThrow('fechada');
      // writes do not wait for the broker: they complete while it is unreachable
      const canal = a.recursos.tempoReal.canal('assinatura', usuario.assinaturaId);
      await a.recursos.tempoReal.publish(topico, { canal }, { n: 1 });
      a.proxy.letThrough();
      await until(a, INTEIRO);
      const [here, there] = [await connectMqtt(a, entrada), await connectMqtt(b, entrada)];
      for (const each of [here, there]) expect(await each.subscribe(`${canal}/teste/aviso`)).toBe(true);
      const both = Promise.all([here.next(), there.next()]);
      await a.recursos.tempoReal.publish(topico, { canal }, { n: 2 });
      expect((await both).map(({ payload }) => payload)).toEqual([{ n: 2 }, { n: 2 }]);
      for (const { client } of [here, there]) client.end(true);
    },
  );

  it('starts while the broker is down, and connects when it is up', async () => {
    const proxy = await proxyOf();
    proxy.cut();
    const app = await createApp({
      config: configOf(proxy),
      databaseUrl: teste.banco.url,
      insurers: new Map(),
      agora: () => new Date(),
    });
    await app.ready();
    expect(await readiness({ app })).toEqual(DEGRADADO);
    proxy.letThrough();
    await until({ app }, INTEIRO);
    await app.close();
    await proxy.close();
  });

  it('the end of a session takes effect on every gateway even when the broker is unreachable: no new topic, and the connection is closed', async () => {
    const usuario = await teste.createUser();
    const entrada = await teste.signIn(usuario);
    const there = await connectMqtt(b, entrada);
    const canal = b.recursos.tempoReal.canal('assinatura', usuario.assinaturaId);
    expect(await there.subscribe(`${canal}/teste/aviso`)).toBe(true);
    a.proxy.cut();
    await until(a, DEGRADADO);
    expect((await a.app.inject({ method: 'POST', url: '/auth/logoff', headers: entrada.headers })).statusCode).toBe(200);
    expect(await there.subscribe(`${canal}/gestao/logoff`)).toBe(false);
    await there.closed;
    a.proxy.letThrough();
    await until(a, INTEIRO);
  });

  it('the same applies when its user is blocked', async () => {
    const usuario = await teste.createUser();
    const there = await connectMqtt(b, await teste.signIn(usuario));
    await teste.db.tenant(usuario, (tx) => tx.run("update usuario set status = 'INATIVO' where id = $1", [usuario.usuarioId]));
    await there.closed;
  });
});

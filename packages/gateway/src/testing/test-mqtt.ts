import type { AddressInfo } from 'node:net';
import { connect, type IClientOptions, type MqttClient } from 'mqtt';
import type { AppTeste, Entrada } from './test-app.ts';

export interface OuvinteMqtt {
  readonly client: MqttClient;
  /** Messages heard so far. */
  readonly mensagens: { topico: string; payload: unknown }[];
  /** True when the broker granted it. */
  subscribe(topico: string): Promise<boolean>;
  /** Resolves with the next message. */
  next(): Promise<{ topico: string; payload: unknown }>;
  readonly closed: Promise<unknown>;
}

/** Port the application listens on; it starts to, on a free one, the first time. */
export async function portOf({ app }: Pick<AppTeste, 'app'>): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return (app.server.address() as AddressInfo).port;
}

/** A browser's MQTT connection, with what a browser sends. Rejects when the broker refuses. */
export async function connectMqtt(
  teste: Pick<AppTeste, 'app'>,
  { token, headers }: Pick<Entrada, 'token'> & { headers: { cookie?: string; origin?: string } },
  options: IClientOptions = {},
): Promise<OuvinteMqtt> {
  const port = await portOf(teste);
  const client = connect(`ws://127.0.0.1:${port}/mqtt`, {
    protocolVersion: 4,
    username: 'sessao',
    password: token,
    reconnectPeriod: 0,
    ...options,
    wsOptions: { headers: { origin: `http://127.0.0.1:${port}`, ...headers } },
  });
  const mensagens: OuvinteMqtt['mensagens'] = [];
  client.on('message', (topico, body) => mensagens.push({ topico, payload: JSON.parse(body.toString()) }));
  const closed = new Promise((resolve) => client.once('close', () => resolve(undefined)));
  await new Promise<void>((resolve, reject) => {
    client.once('connect', () => resolve());
    client.once('error', reject);
    client.once('close', () => reject(new Error('fechada')));
  });
  client.on('error', () => undefined);
  return {
    client,
    mensagens,
    closed,
    subscribe: async (topico) =>
      (await client.subscribeAsync(topico, { qos: 1 }).catch(() => [{ qos: 128 }])).every(({ qos }) => qos !== 128),
    next: () =>
      new Promise((resolve) => client.once('message', (topico, body) => resolve({ topico, payload: JSON.parse(body.toString()) }))),
  };
}

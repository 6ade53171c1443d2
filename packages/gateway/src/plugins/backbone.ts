import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'mqtt';
import type { Log } from './ports.ts';

/** Takes a message to every gateway of the environment, this one included. */
export interface Espinha {
  /** @throws when it could not be handed over; while the broker is away, at once. */
  publish(topico: string, payload: Buffer): Promise<void>;
  isUp(): boolean;
  close(): Promise<void>;
}

export type Entrega = (topico: string, payload: Buffer) => Promise<void>;

/** One gateway alone: what it publishes, it delivers. */
export const localBackbone = (deliver: Entrega): Espinha => ({ publish: deliver, isUp: () => true, close: async () => undefined });

const ESPERA_MS = 5_000;
/** How long a start waits for the broker before it goes on without one. */
const ESPERA_INICIO_MS = 2_000;
/** A broker that holds the connection open and says nothing is noticed after one to two of these, in seconds. */
const PROVA_DE_VIDA_S = 5;

/** How long this gateway waits before it tries the outside broker again, drawn once: gateways that lost it together do not come back in one instant (adr/0021). */
export const esperaDaEspinha = (sorteio: number): number => Math.round(1_000 * (0.8 + 0.4 * sorteio));

interface Opcoes {
  readonly url: string;
  readonly ambiente: string;
  readonly deliver: Entrega;
  /** The broker went away: from now until it is back, what others publish is not heard here. */
  readonly onDown: () => void;
  readonly log: Log;
}

/**
 * Several gateways: messages go to an outside broker and each gateway hears the whole environment from it. A broker that is away is waited
 * for in the background, from the start on: nothing else stops for it.
 */
export async function mqttBackbone({ url, ambiente, deliver, onDown, log }: Opcoes): Promise<Espinha> {
  const client = connect(url, {
    protocolVersion: 4,
    clean: true,
    clientId: `balcao-${randomUUID()}`,
    reconnectPeriod: esperaDaEspinha(Math.random()),
    connectTimeout: ESPERA_MS,
    keepalive: PROVA_DE_VIDA_S,
  });
  let isReady = false;
  let isTold = false;
  /** Once for each absence, however often the connection is tried. */
  function tell(error: Error): void {
    if (!isTold) log.warn({ err: error }, 'o broker externo está fora; o tempo real espera por ele');
    isTold = true;
  }
  function goDown(): void {
    if (!isReady) return;
    isReady = false;
    tell(new Error('a conexão com o broker caiu'));
    onDown();
  }
  client.on('message', (topico, payload) => {
    deliver(topico, payload).catch((error: unknown) => log.warn({ err: error }, 'mensagem não entregue'));
  });
  client.on('close', goDown);
  client.on('error', tell);
  const first = new Promise<void>((resolve) => {
    // after every connection, the first and the later ones: subscribed again before it counts as up
    client.on('connect', () => {
      client.subscribe(`${ambiente}/#`, { qos: 1 }, (error) => {
        isReady = !error;
        if (error) return log.warn({ err: error }, 'o broker externo recusou a inscrição');
        if (isTold) log.info({}, 'o broker externo voltou');
        isTold = false;
        resolve();
      });
    });
  });
  await Promise.race([first, wait(ESPERA_INICIO_MS, undefined, { ref: false })]);

  return {
    publish: async (topico, payload) => {
      if (!isReady) throw new Error('o broker externo está fora');
      const isLate = await Promise.race([
        client.publishAsync(topico, payload, { qos: 1 }).then(() => false),
        wait(ESPERA_MS, true, { ref: false }),
      ]);
      if (!isLate) return;
      // connected and dumb: the next ones must not wait for it too
      goDown();
      client.stream.destroy();
      throw new Error('o broker externo não confirmou a mensagem');
    },
    isUp: () => isReady,
    close: () => client.endAsync(true),
  };
}

import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'mqtt';
import type { Log } from './ports.ts';

/** Delivers messages to every gateway of the environment, this one included. */
export interface Espinha {
  /** @throws when the broker did not accept it; immediately while it is down. */
  publish(topico: string, payload: Buffer): Promise<void>;
  isUp(): boolean;
  close(): Promise<void>;
}

export type Entrega = (topico: string, payload: Buffer) => Promise<void>;

/** Backbone of a single gateway: it delivers its own messages. */
export const localBackbone = (deliver: Entrega): Espinha => ({ publish: deliver, isUp: () => true, close: async () => undefined });

const ESPERA_MS = 5_000;
/** Maximum time the start waits for the broker. */
const ESPERA_INICIO_MS = 2_000;
/** Keep-alive in seconds: a broker that stops answering is detected after one to two intervals. */
const PROVA_DE_VIDA_S = 5;

/** Reconnection delay of this gateway, drawn once, so that gateways do not reconnect at the same instant (adr/0021). */
export const esperaDaEspinha = (sorteio: number): number => Math.round(1_000 * (0.8 + 0.4 * sorteio));

interface Opcoes {
  readonly url: string;
  readonly ambiente: string;
  readonly deliver: Entrega;
  /** Called when the broker is lost: until it is back, messages of other gateways do not arrive here. */
  readonly onDown: () => void;
  readonly log: Log;
}

/**
 * Backbone of several gateways: messages go to an external broker, and each gateway receives all of the environment. An unavailable broker is
 * retried in the background, from the start on; nothing else waits for it.
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
  /** Logged once per outage, not per attempt. */
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
      // connected but unresponsive: later messages must not wait for it
      goDown();
      client.stream.destroy();
      throw new Error('o broker externo não confirmou a mensagem');
    },
    isUp: () => isReady,
    close: () => client.endAsync(true),
  };
}

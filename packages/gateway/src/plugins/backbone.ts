import { randomUUID } from 'node:crypto';
import { connect } from 'mqtt';
import type { Registro } from './ports.ts';

/** Takes a message to every gateway of the environment, this one included. */
export interface Espinha {
  publish(topico: string, payload: Buffer): Promise<void>;
  isUp(): boolean;
  close(): Promise<void>;
}

export type Entrega = (topico: string, payload: Buffer) => Promise<void>;

/** One gateway alone: what it publishes, it delivers. */
export const localBackbone = (deliver: Entrega): Espinha => ({ publish: deliver, isUp: () => true, close: async () => undefined });

const ESPERA_MS = 5_000;

/** How long this gateway waits before it tries the outside broker again, drawn once: gateways that lost it together do not come back in one instant (adr/0021). */
export const esperaDaEspinha = (sorteio: number): number => Math.round(1_000 * (0.8 + 0.4 * sorteio));

interface Opcoes {
  readonly url: string;
  readonly ambiente: string;
  readonly deliver: Entrega;
  readonly registro: Registro;
}

/** Several gateways: messages go to an outside broker and each gateway hears the whole environment from it. */
export async function mqttBackbone({ url, ambiente, deliver, registro }: Opcoes): Promise<Espinha> {
  const client = connect(url, {
    protocolVersion: 4,
    clean: true,
    clientId: `balcao-${randomUUID()}`,
    reconnectPeriod: esperaDaEspinha(Math.random()),
    connectTimeout: ESPERA_MS,
  });
  let isReady = false;
  client.on('message', (topico, payload) => {
    deliver(topico, payload).catch((error: unknown) => registro.warn({ err: error }, 'mensagem não entregue'));
  });
  client.on('close', () => (isReady = false));
  client.on('error', (error) => registro.warn({ err: error }, 'o broker externo falhou'));
  await new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => {
      client.end(true);
      reject(new Error('O broker de MQTT_URL não respondeu; confira o endereço e se ele está no ar.'));
    }, ESPERA_MS);
    // after every connection, the first and the later ones: subscribed again before it counts as up
    client.on('connect', () => {
      client.subscribe(`${ambiente}/#`, { qos: 1 }, (error) => {
        isReady = !error;
        if (error) return registro.warn({ err: error }, 'o broker externo recusou a inscrição');
        clearTimeout(timer);
        resolve();
      });
    });
  });
  return {
    publish: async (topico, payload) => {
      const late = AbortSignal.timeout(ESPERA_MS);
      await Promise.race([
        client.publishAsync(topico, payload, { qos: 1 }),
        new Promise((_, reject) => late.addEventListener('abort', () => reject(late.reason as Error))),
      ]);
    },
    isUp: () => isReady,
    close: () => client.endAsync(true),
  };
}

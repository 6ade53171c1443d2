import type { ClienteTempoReal } from '@balcao/contracts';
import { esperaReconexao } from '@balcao/domain';
import { requireSession } from '@balcao/shared';
import type { MqttClient } from 'mqtt';

export interface Ligacao {
  /** `onEffective` is called once the broker has confirmed: what it says from then on arrives. */
  subscribe(path: string, onEffective: () => void): void;
  unsubscribe(path: string): void;
  end(): void;
}

interface Ouvintes {
  onOpen(): void;
  onClose(): void;
  onMessage(path: string, body: string): void;
}

/** Opens one MQTT client over the site's own WebSocket. The library is a chunk of its own: pages without live data never load it. */
export async function openConnection(cliente: ClienteTempoReal, { onOpen, onClose, onMessage }: Ouvintes): Promise<Ligacao> {
  const { default: mqtt } = await import(/* webpackChunkName: "mqtt" */ 'mqtt');
  const sessao = requireSession();
  const url = `${window.location.protocol === 'https:' ? 'wss' : 'ws'}://${window.location.host}/mqtt`;
  const client: MqttClient = mqtt.connect(url, {
    clientId: `${cliente}-${crypto.randomUUID()}`,
    username: sessao.usuarioId,
    password: sessao.token,
    protocolVersion: 4,
    clean: true,
    // drawn once for each client; a screen that shows live data wants it back, so that attempts do not grow apart
    reconnectPeriod: esperaReconexao(1, Math.random()),
    connectTimeout: 10_000,
    resubscribe: true,
    // the default timer is a blob: worker, which the site's CSP refuses
    timerVariant: 'native',
  });
  client.on('connect', onOpen);
  client.on('close', onClose);
  client.on('message', (path, body) => onMessage(path, body.toString()));
  // without a listener an 'error' would be thrown; `close` follows and the client tries again by itself
  client.on('error', () => undefined);
  return {
    subscribe: (path, onEffective) => void client.subscribe(path, { qos: 1 }, (error) => !error && onEffective()),
    unsubscribe: (path) => void client.unsubscribe(path),
    end: () => void client.end(true),
  };
}

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Config } from '../config.ts';
import { naoEncontrado } from './errors.ts';
import { digestOf } from './session.model.ts';

type ConfigMedidas = Pick<Config, 'tokenMetricas' | 'ambiente'>;

export interface Medidas {
  readonly mqttClientes: Gauge;
  readonly mqttPublicadas: Counter;
  readonly mqttRecusadas: Counter<'motivo'>;
  readonly tarefas: Counter<'tarefa' | 'fim'>;
  /** Mounts and failures of builds that are live; the others leave. */
  readonly composicao: Counter<'servico' | 'construcao' | 'fim'>;
  readonly semDono: Counter<'servico'>;
}

const isLoopback = (endereco: string | undefined): boolean => /^(::ffff:)?127\.|^::1$/.test(endereco ?? '');

/** Access by token. Without a configured token, only from the machine itself, by peer address and by forwarded address. */
function mayRead({ headers, ip, socket }: FastifyRequest, { tokenMetricas, ambiente }: ConfigMedidas): boolean {
  if (tokenMetricas === null) return ambiente === 'local' && isLoopback(ip) && isLoopback(socket.remoteAddress);
  return timingSafeEqual(digestOf(headers.authorization ?? ''), digestOf(`Bearer ${tokenMetricas}`));
}

/** Measures every request by route pattern and serves Prometheus' text at `/metrics`. */
export function registerMetrics(app: FastifyInstance, config: ConfigMedidas): Medidas {
  const registry = new Registry();
  const registers = [registry];
  let isCollecting = false;
  // what is measured of the process (its garbage, its event loop) goes on being measured for as long as the process lives: it starts with the
  // first reading, so that a gateway nobody reads, as most of those in tests, is let go whole when it is closed
  const collectOfProcess = () => {
    if (!isCollecting) collectDefaultMetrics({ register: registry });
    isCollecting = true;
  };
  const duracao = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Duração dos pedidos HTTP por rota.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'desconhecida';
    duracao.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    if (!mayRead(request, config)) throw naoEncontrado();
    collectOfProcess();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
  app.addHook('onClose', async () => registry.clear());
  return {
    mqttClientes: new Gauge({ name: 'mqtt_clients', help: 'Clientes MQTT ligados.', registers }),
    mqttPublicadas: new Counter({ name: 'mqtt_published_total', help: 'Mensagens publicadas pelo servidor.', registers }),
    mqttRecusadas: new Counter({ name: 'mqtt_refused_total', help: 'Pedidos MQTT recusados.', labelNames: ['motivo'], registers }),
    composicao: new Counter({
      name: 'composition_mounts_total',
      help: 'Montagens relatadas por serviço e construção no ar.',
      labelNames: ['servico', 'construcao', 'fim'],
      registers,
    }),
    semDono: new Counter({
      name: 'composition_ownerless_total',
      help: 'Endereços abertos cuja parcela o mapa não tem.',
      labelNames: ['servico'],
      registers,
    }),
    tarefas: new Counter({ name: 'jobs_total', help: 'Tarefas terminadas.', labelNames: ['tarefa', 'fim'], registers }),
  };
}

import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { naoEncontrado } from './errors.ts';
import { digestOf } from './session.model.ts';

export interface Medidas {
  readonly mqttClientes: Gauge;
  readonly mqttPublicadas: Counter;
  readonly mqttRecusadas: Counter<'motivo'>;
  readonly tarefas: Counter<'tarefa' | 'fim'>;
  /** Mounts and failures of builds that are live; the others leave. */
  readonly composicao: Counter<'servico' | 'construcao' | 'fim'>;
}

const mayRead = (authorization: string | undefined, token: string | null): boolean =>
  token === null || timingSafeEqual(digestOf(authorization ?? ''), digestOf(`Bearer ${token}`));

/** Measures every request by route pattern and serves Prometheus' text at `/metrics`. */
export function registerMetrics(app: FastifyInstance, tokenMetricas: string | null): Medidas {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
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
    if (!mayRead(request.headers.authorization, tokenMetricas)) throw naoEncontrado();
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
    tarefas: new Counter({ name: 'jobs_total', help: 'Tarefas terminadas.', labelNames: ['tarefa', 'fim'], registers }),
  };
}

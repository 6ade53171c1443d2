import { titularCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { TitularService } from './titular.service.ts';

export function titularRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  service: TitularService,
): void {
  serve(app, titularCalls.listPedidos, (consulta, { chamador }) => service.list(consulta, chamador));
  serve(app, titularCalls.createPedido, (novo, { chamador }) => service.create(novo, chamador));
  serve(app, titularCalls.getPedido, ({ pedidoId }, { chamador }) => service.get(pedidoId, chamador));
  serve(app, titularCalls.setSituacao, (pedido, { chamador }) => service.setSituacao(pedido, chamador));
  serve(app, titularCalls.correct, (pedido, { chamador }) => service.correct(pedido, chamador));
  serve(app, titularCalls.eliminate, (pedido, { chamador }) => service.eliminate(pedido, chamador));
  serveFile(app, titularCalls.exportJson, ({ pedidoId }, { chamador }) => service.exportDados(pedidoId, 'json', chamador));
  serveFile(app, titularCalls.exportPdf, ({ pedidoId }, { chamador }) => service.exportDados(pedidoId, 'pdf', chamador));
}

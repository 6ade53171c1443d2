import { recusaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { RecusaService } from './recusa.service.ts';

export function recusaRoutes(app: FastifyInstance, serve: Serve, service: RecusaService): void {
  serve(app, recusaCalls.listPerdas, (consulta, { chamador }) => service.listPerdas(consulta, chamador));
  serve(app, recusaCalls.refuse, (pedido, { chamador }) => service.refuse(pedido, chamador));
  serve(app, recusaCalls.reopen, ({ orcamentoId }, { chamador }) => service.reopen(orcamentoId, chamador));
}

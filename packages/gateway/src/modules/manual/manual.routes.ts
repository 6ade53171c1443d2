import { manualCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { ManualService } from './manual.service.ts';

export function manualRoutes(app: FastifyInstance, serve: Serve, service: ManualService): void {
  serve(app, manualCalls.listRamos, (_, { chamador }) => service.listRamos(chamador));
  serve(app, manualCalls.listCatalogo, (_, { chamador }) => service.listCatalogo(chamador));
  serve(app, manualCalls.addSeguradora, ({ nome }, { chamador }) => service.addSeguradora(nome, chamador));
  serve(app, manualCalls.concludeManual, (input, { chamador }) => service.conclude(input, chamador));
}

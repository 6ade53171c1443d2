import { ramoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/index.ts';
import { leituraRoutes } from '../registro/index.ts';
import { ramoRepository } from './ramo.repository.ts';
import { createRamoService } from './ramo.service.ts';

/** The ramos of a subscription: the shared catalogue, and what the brokerage chooses of each. */
export function ramoModule(app: FastifyInstance, { db, agora, serve, serveFile }: RecursosModulo): void {
  const service = createRamoService({ db, ramos: ramoRepository, readFiltro: createReadFiltro({ agora }) });
  leituraRoutes(app, { serve, serveFile }, { calls: ramoCalls, param: 'ramo', service });
  serve(app, ramoCalls.updateFicha, (pedido, { chamador }) => service.save(pedido, chamador));
}

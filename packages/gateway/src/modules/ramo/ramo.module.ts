import { ramoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/filtro-da-lista.ts';
import { ramoRepository } from './ramo.repository.ts';
import { createRamoService } from './ramo.service.ts';

/** The ramos of a subscription: the shared catalogue, and what the brokerage chooses of each. */
export function ramoModule(app: FastifyInstance, { db, agora, serve, serveFile }: RecursosModulo): void {
  const service = createRamoService({ db, ramos: ramoRepository, readFiltro: createReadFiltro({ agora }) });
  serve(app, ramoCalls.listFichas, (consulta, { chamador }) => service.list(consulta, chamador));
  serveFile(app, ramoCalls.exportFichas, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, ramoCalls.getFicha, ({ ramo }, { chamador }) => service.get(ramo, chamador));
  serve(app, ramoCalls.saveRamo, (pedido, { chamador }) => service.save(pedido, chamador));
  serve(app, ramoCalls.listUsos, ({ ramo }, { chamador }) => service.listUsos(ramo, chamador));
  serve(app, ramoCalls.listHistoria, ({ ramo }, { chamador }) => service.listHistoria(ramo, chamador));
}

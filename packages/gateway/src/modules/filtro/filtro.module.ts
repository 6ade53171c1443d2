import { arranjoCalls, filtroCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { arranjoRepository } from './arranjo.repository.ts';
import { createArranjoService } from './arranjo.service.ts';
import { filtroRepository } from './filtro.repository.ts';
import { createFiltroService } from './filtro.service.ts';

/** What users keep of the lists: filters under a name, and how they arranged the columns. */
export function filtroModule(app: FastifyInstance, { db, agora, serve }: RecursosModulo): void {
  const service = createFiltroService({ db, agora, newId: uuidv7, filtros: filtroRepository });
  serve(app, filtroCalls.listFiltros, (pedido, { chamador }) => service.list(pedido, chamador));
  serve(app, filtroCalls.createFiltro, (pedido, { chamador }) => service.create(pedido, chamador));
  serve(app, filtroCalls.countFiltro, (pedido, { chamador }) => service.count(pedido, chamador));
  serve(app, filtroCalls.updateFiltro, (pedido, { chamador }) => service.update(pedido, chamador));
  serve(app, filtroCalls.deleteFiltro, ({ filtroId }, { chamador }) => service.remove(filtroId, chamador));
  const arranjos = createArranjoService({ db, arranjos: arranjoRepository });
  serve(app, arranjoCalls.listArranjos, (_, { chamador }) => arranjos.list(chamador));
  serve(app, arranjoCalls.saveArranjo, (pedido, { chamador }) => arranjos.save(pedido, chamador));
}

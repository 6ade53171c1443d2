import { produtorCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve, ServeFile } from '../../plugins/serve.ts';
import type { ProdutorService } from './produtor.service.ts';

export function produtorRoutes(
  app: FastifyInstance,
  { serve, serveFile }: { serve: Serve; serveFile: ServeFile },
  service: ProdutorService,
): void {
  serve(app, produtorCalls.listFichas, (consulta, { chamador }) => service.list(consulta, chamador));
  serveFile(app, produtorCalls.exportFichas, (consulta, { chamador }) => service.exportFile(consulta, chamador));
  serve(app, produtorCalls.getOpcoes, (_, { chamador }) => service.readOpcoes(chamador));
  serve(app, produtorCalls.getFicha, ({ produtorId }, { chamador }) => service.get(produtorId, chamador));
  serve(app, produtorCalls.createProdutor, (dados, { chamador }) => service.create(dados, chamador));
  serve(app, produtorCalls.updateProdutor, (dados, { chamador }) => service.update(dados, chamador));
  serve(app, produtorCalls.setAtivos, (pedido, { chamador }) => service.setAtivos(pedido, chamador));
  serve(app, produtorCalls.deleteProdutor, (pedido, { chamador }) => service.remove(pedido, chamador));
  serve(app, produtorCalls.listUsos, ({ produtorId }, { chamador }) => service.listUsos(produtorId, chamador));
  serve(app, produtorCalls.listHistoria, ({ produtorId }, { chamador }) => service.listHistoria(produtorId, chamador));
}

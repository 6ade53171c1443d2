import { produtorCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { escritaRoutes, leituraRoutes } from '../registro/index.ts';
import type { ProdutorService } from './produtor.service.ts';

export function produtorRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  service: ProdutorService,
): void {
  leituraRoutes(app, { serve, serveFile }, { calls: produtorCalls, param: 'produtorId', service });
  escritaRoutes(app, { serve, serveFile }, { calls: produtorCalls, param: 'produtorId', service });
  serve(app, produtorCalls.getOpcoes, (_, { chamador }) => service.readOpcoes(chamador));
  serve(app, produtorCalls.createFicha, (dados, { chamador }) => service.create(dados, chamador));
  serve(app, produtorCalls.updateFicha, (dados, { chamador }) => service.update(dados, chamador));
}

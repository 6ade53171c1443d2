import { corretoraCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { escritaRoutes, leituraRoutes } from '../registro/index.ts';
import type { CorretoraService } from './corretora.service.ts';

export function corretoraRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  service: CorretoraService,
): void {
  leituraRoutes(app, { serve, serveFile }, { calls: corretoraCalls, param: 'corretoraId', service });
  escritaRoutes(app, { serve, serveFile }, { calls: corretoraCalls, param: 'corretoraId', service });
  serve(app, corretoraCalls.getOpcoes, (_, { chamador }) => service.readOpcoes(chamador));
  serve(app, corretoraCalls.createFicha, (dados, { chamador }) => service.create(dados, chamador));
  serve(app, corretoraCalls.updateFicha, (dados, { chamador }) => service.update(dados, chamador));
}

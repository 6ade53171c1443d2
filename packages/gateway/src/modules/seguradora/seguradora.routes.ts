import { seguradoraCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { escritaRoutes, leituraRoutes } from '../registro/index.ts';
import type { SeguradoraService } from './seguradora.service.ts';

export function seguradoraRoutes(
  app: FastifyInstance,
  { serve, serveFile }: Pick<RecursosModulo, 'serve' | 'serveFile'>,
  service: SeguradoraService,
): void {
  leituraRoutes(app, { serve, serveFile }, { calls: seguradoraCalls, param: 'seguradoraId', service });
  escritaRoutes(app, { serve, serveFile }, { calls: seguradoraCalls, param: 'seguradoraId', service });
  serve(app, seguradoraCalls.getOpcoes, (_, { chamador }) => service.readOpcoes(chamador));
  serve(app, seguradoraCalls.createFicha, (dados, { chamador }) => service.create(dados, chamador));
  serve(app, seguradoraCalls.updateFicha, (dados, { chamador }) => service.update(dados, chamador));
}

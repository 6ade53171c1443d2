import { layoutCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { buildMenu } from './layout.model.ts';
import { createLayoutRepository } from './layout.repository.ts';

export function layoutModule(app: FastifyInstance, { serve, db }: Pick<RecursosModulo, 'serve' | 'db'>): void {
  const repository = createLayoutRepository(db);
  serve(app, layoutCalls.menus, async (_, { chamador }) => buildMenu(await repository.listMenu('lateral'), chamador.sessao));
  serve(app, layoutCalls.menusPerfil, async (_, { chamador }) => buildMenu(await repository.listMenu('perfil'), chamador.sessao));
}

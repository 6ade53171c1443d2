import { parametrosCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { parametrosRepository } from './parametros.repository.ts';
import { createParametrosService } from './parametros.service.ts';

/** What a subscription chooses of its quoting: everybody quotes by it, administrators change it. */
export function parametrosModule(app: FastifyInstance, { serve, db }: RecursosModulo): void {
  const service = createParametrosService({ db, parametros: parametrosRepository });
  serve(app, parametrosCalls.getParametros, (_, { chamador }) => service.read(chamador));
  serve(app, parametrosCalls.saveParametros, (novos, { chamador }) => service.save(novos, chamador));
}

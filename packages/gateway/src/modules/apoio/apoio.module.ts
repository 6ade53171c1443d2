import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { apoioRepository } from './apoio.repository.ts';
import { apoioRoutes } from './apoio.routes.ts';
import { createApoioService } from './apoio.service.ts';
import { createEmpresas } from './empresas.adapter.ts';

export function apoioModule(app: FastifyInstance, { db, agora, serve }: RecursosModulo, { cnpjUrl }: Pick<Config, 'cnpjUrl'>): void {
  const empresas = createEmpresas({ url: cnpjUrl, agora });
  apoioRoutes(app, serve, createApoioService({ db, apoio: apoioRepository, empresas }));
}

import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { apoioRepository } from './apoio.repository.ts';
import { apoioRoutes } from './apoio.routes.ts';
import { createApoioService } from './apoio.service.ts';
import { createEmpresas } from './empresas.adapter.ts';

interface Deps extends RecursosModulo {
  readonly config: Pick<Config, 'cnpjUrl'>;
}

/** What forms ask of the outside world: addresses, brands, companies. */
export function apoioModule(app: FastifyInstance, { db, agora, serve, config }: Deps): void {
  const empresas = createEmpresas({ url: config.cnpjUrl, agora });
  apoioRoutes(app, serve, createApoioService({ db, apoio: apoioRepository, empresas }));
}

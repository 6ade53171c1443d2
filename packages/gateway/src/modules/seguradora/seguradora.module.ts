import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/index.ts';
import { seguradoraRepository } from './seguradora.repository.ts';
import { seguradoraRoutes } from './seguradora.routes.ts';
import { createSeguradoraService } from './seguradora.service.ts';

interface Deps extends RecursosModulo {
  readonly insurers: ReadonlyMap<string, InsurerPort>;
}

/** The record of insurers a brokerage works with: what quoting asks and on which terms is `registry`'s. */
export const seguradoraModule = (app: FastifyInstance, { db, agora, serve, serveFile, insurers }: Deps): void =>
  seguradoraRoutes(
    app,
    { serve, serveFile },
    createSeguradoraService({ db, newId: uuidv7, readFiltro: createReadFiltro({ agora }), seguradoras: seguradoraRepository, insurers }),
  );

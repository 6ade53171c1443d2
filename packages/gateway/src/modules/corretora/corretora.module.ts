import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/index.ts';
import { corretoraRepository } from './corretora.repository.ts';
import { corretoraRoutes } from './corretora.routes.ts';
import { createCorretoraService } from './corretora.service.ts';

/** The record of brokerages: what forms choose from it is `registry`'s. */
export const corretoraModule = (app: FastifyInstance, { db, agora, serve, serveFile }: RecursosModulo): void =>
  corretoraRoutes(
    app,
    { serve, serveFile },
    createCorretoraService({ db, newId: uuidv7, readFiltro: createReadFiltro({ agora }), corretoras: corretoraRepository }),
  );

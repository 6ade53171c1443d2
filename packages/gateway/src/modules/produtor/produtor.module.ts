import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/filtro-da-lista.ts';
import { produtorRepository } from './produtor.repository.ts';
import { produtorRoutes } from './produtor.routes.ts';
import { createProdutorService } from './produtor.service.ts';

/** The record of who sells: what forms choose from it is `registry`'s. */
export const produtorModule = (app: FastifyInstance, { db, agora, serve, serveFile }: RecursosModulo): void =>
  produtorRoutes(
    app,
    { serve, serveFile },
    createProdutorService({ db, newId: uuidv7, produtores: produtorRepository, readFiltro: createReadFiltro({ agora }) }),
  );

import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/index.ts';
import type { Importaveis } from '../importacao/index.ts';
import { createCorretoraImportavel } from './corretora-importavel.ts';
import { corretoraRepository } from './corretora.repository.ts';
import { corretoraRoutes } from './corretora.routes.ts';
import { createCorretoraService } from './corretora.service.ts';

interface Deps extends RecursosModulo {
  readonly importaveis: Importaveis;
}

/** The record of brokerages: what forms choose from it is `registry`'s. */
export function corretoraModule(app: FastifyInstance, { db, agora, serve, serveFile, importaveis }: Deps): void {
  const deps = { db, newId: uuidv7, readFiltro: createReadFiltro({ agora }), corretoras: corretoraRepository };
  corretoraRoutes(app, { serve, serveFile }, createCorretoraService(deps));
  importaveis.set('CORRETORA', createCorretoraImportavel(corretoraRepository));
}

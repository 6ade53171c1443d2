import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/index.ts';
import type { Importaveis } from '../importacao/index.ts';
import { gruposPort } from '../parametros/index.ts';
import { createProdutorImportavel } from './produtor-importavel.ts';
import { produtorRepository } from './produtor.repository.ts';
import { produtorRoutes } from './produtor.routes.ts';
import { createProdutorService } from './produtor.service.ts';

interface Deps extends RecursosModulo {
  readonly importaveis: Importaveis;
}

/** The record of who sells: what forms choose from it is `registry`'s. */
export function produtorModule(app: FastifyInstance, { db, agora, serve, serveFile, importaveis }: Deps): void {
  const readFiltro = createReadFiltro({ agora });
  const service = createProdutorService({ db, newId: uuidv7, produtores: produtorRepository, readFiltro, grupos: gruposPort });
  produtorRoutes(app, { serve, serveFile }, service);
  importaveis.set('PRODUTOR', createProdutorImportavel(produtorRepository, agora));
}

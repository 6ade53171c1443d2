import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/index.ts';
import type { Importaveis } from '../importacao/index.ts';
import { createSeguradoraImportavel } from './seguradora-importavel.ts';
import { seguradoraRepository } from './seguradora.repository.ts';
import { seguradoraRoutes } from './seguradora.routes.ts';
import { createSeguradoraService } from './seguradora.service.ts';

interface Deps extends RecursosModulo {
  readonly importaveis: Importaveis;
  readonly insurers: ReadonlyMap<string, InsurerPort>;
}

/** The record of insurers a brokerage works with: what quoting asks and on which terms is `registry`'s. */
export function seguradoraModule(app: FastifyInstance, { db, agora, serve, serveFile, insurers, importaveis }: Deps): void {
  const deps = { db, newId: uuidv7, readFiltro: createReadFiltro({ agora }), seguradoras: seguradoraRepository, insurers };
  seguradoraRoutes(app, { serve, serveFile }, createSeguradoraService(deps));
  importaveis.set('SEGURADORA', createSeguradoraImportavel(seguradoraRepository));
}

import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { contratoVistoRepository } from './contrato-visto.repository.ts';
import { createContratoVistoService } from './contrato-visto.service.ts';
import { vendaRoutes } from './venda.routes.ts';

/** Proposals and policies of the brokerage: listed, read whole, typed in, issued. */
export function vendaModule(app: FastifyInstance, { db, serve, serveFile }: RecursosModulo): void {
  const contratos = createContratoVistoService({ db, contratos: contratoVistoRepository });
  vendaRoutes(app, { serve, serveFile }, { contratos });
}

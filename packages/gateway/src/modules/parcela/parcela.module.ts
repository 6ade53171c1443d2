import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { gruposPort } from '../parametros/index.ts';
import { parcelaVistaRepository } from './parcela-vista.repository.ts';
import { parcelaRepository } from './parcela.repository.ts';
import { parcelaRoutes } from './parcela.routes.ts';
import { createParcelaService } from './parcela.service.ts';

/** The instalments of the portfolio: listed, paid, reminded of. */
export function parcelaModule(app: FastifyInstance, { agora, db, serve, serveFile }: RecursosModulo): void {
  const parcelas = createParcelaService({ agora, db, parcelas: parcelaRepository, vistas: parcelaVistaRepository, grupos: gruposPort });
  parcelaRoutes(app, { serve, serveFile }, { parcelas });
}

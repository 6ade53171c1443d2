import { contaFinanceiraCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { escritaRoutes, leituraRoutes } from '../registro/index.ts';
import { contaFinanceiraRepository as contas } from './conta-financeira.repository.ts';
import { createContaFinanceiraService } from './conta-financeira.service.ts';

/** The record of the brokerage's own accounts, at banks and in drawers. */
export function contaFinanceiraModule(app: FastifyInstance, { db, agora, serve, serveFile }: RecursosModulo): void {
  const service = createContaFinanceiraService({ db, agora, newId: uuidv7, contas });
  // before what names one by its id
  serve(app, contaFinanceiraCalls.listOpcoes, (_, { chamador }) => service.listOpcoes(chamador));
  leituraRoutes(app, { serve, serveFile }, { calls: contaFinanceiraCalls, param: 'contaId', service });
  escritaRoutes(app, { serve, serveFile }, { calls: contaFinanceiraCalls, param: 'contaId', service });
  serve(app, contaFinanceiraCalls.createFicha, (dados, { chamador }) => service.create(dados, chamador));
  serve(app, contaFinanceiraCalls.updateFicha, (dados, { chamador }) => service.update(dados, chamador));
}

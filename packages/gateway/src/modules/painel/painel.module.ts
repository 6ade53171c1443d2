import { painelCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { listOrcamentosAbertos } from '../lista/index.ts';
import { escopoDe } from '../escopo/index.ts';
import { painelRepository } from './painel.repository.ts';
import { createPainelService } from './painel.service.ts';

export function painelModule(app: FastifyInstance, { db, agora, serve }: RecursosModulo): void {
  const service = createPainelService({ db, agora, painel: painelRepository, listAbertos: listOrcamentosAbertos, escopoDe });
  serve(app, painelCalls.getResumo, (_, { chamador }) => service.getResumo(chamador));
}

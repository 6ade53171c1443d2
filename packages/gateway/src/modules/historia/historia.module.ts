import { historiaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { anexoPort } from '../anexo/index.ts';
import { conversaPort } from '../envio/index.ts';
import { eventoPort, orcamentoPort } from '../orcamento/index.ts';
import { historiaRepository } from './historia.repository.ts';
import { createHistoriaService } from './historia.service.ts';

export function historiaModule(app: FastifyInstance, { db, serve }: RecursosModulo): void {
  const service = createHistoriaService({
    db,
    orcamentos: orcamentoPort,
    historias: historiaRepository,
    eventos: eventoPort,
    anexos: anexoPort,
    conversas: conversaPort,
  });
  serve(app, historiaCalls.getHistoria, ({ orcamentoId }, { chamador }) => service.get(orcamentoId, chamador));
}

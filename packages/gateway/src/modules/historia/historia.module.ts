import { historiaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { anexoRepository } from '../anexo/anexo.repository.ts';
import { conversaRepository } from '../envio/conversa.repository.ts';
import { eventoRepository } from '../orcamento/evento.repository.ts';
import { orcamentoRepository } from '../orcamento/orcamento.repository.ts';
import { historiaRepository } from './historia.repository.ts';
import { createHistoriaService } from './historia.service.ts';

export function historiaModule(app: FastifyInstance, { db, serve }: RecursosModulo): void {
  const service = createHistoriaService({
    db,
    orcamentos: orcamentoRepository,
    historias: historiaRepository,
    eventos: eventoRepository,
    anexos: anexoRepository,
    conversas: conversaRepository,
  });
  serve(app, historiaCalls.getHistoria, ({ orcamentoId }, { chamador }) => service.get(orcamentoId, chamador));
}

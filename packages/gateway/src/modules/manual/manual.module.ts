import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { anexoRepository } from '../anexo/anexo.repository.ts';
import { atividadeRepository } from '../orcamento/atividade.repository.ts';
import { cotacaoRepository } from '../cotacao/cotacao.repository.ts';
import { eventoRepository } from '../orcamento/evento.repository.ts';
import { orcamentoRepository } from '../orcamento/orcamento.repository.ts';
import { createCotacaoPublisher } from '../cotacao/cotacao.publisher.ts';
import { resultadoRepository } from '../cotacao/resultado.repository.ts';
import { registryRepository } from '../registry/registry.repository.ts';
import { manualRepository } from './manual.repository.ts';
import { manualRoutes } from './manual.routes.ts';
import { createManualService } from './manual.service.ts';

export function manualModule(app: FastifyInstance, { db, agora, serve, tempoReal, registro }: RecursosModulo): void {
  const service = createManualService({
    db,
    agora,
    newId: uuidv7,
    manuais: manualRepository,
    orcamentos: orcamentoRepository,
    cotacoes: cotacaoRepository,
    resultados: resultadoRepository,
    registry: registryRepository,
    anexos: anexoRepository,
    atividades: atividadeRepository,
    eventos: eventoRepository,
    publisher: createCotacaoPublisher(tempoReal, registro),
  });
  manualRoutes(app, serve, service);
}

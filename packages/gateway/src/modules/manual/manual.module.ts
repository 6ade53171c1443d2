import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { anexoPort } from '../anexo/index.ts';
import { atividadePort, eventoPort, orcamentoPort } from '../orcamento/index.ts';
import { cotacaoPort, createCotacaoPublisher, resultadoPort } from '../cotacao/index.ts';
import { registryPort } from '../registry/index.ts';
import { manualRepository } from './manual.repository.ts';
import { manualRoutes } from './manual.routes.ts';
import { createManualService } from './manual.service.ts';

export function manualModule(app: FastifyInstance, { db, agora, serve, tempoReal, log }: RecursosModulo): void {
  const service = createManualService({
    db,
    agora,
    newId: uuidv7,
    manuais: manualRepository,
    orcamentos: orcamentoPort,
    cotacoes: cotacaoPort,
    resultados: resultadoPort,
    registry: registryPort,
    anexos: anexoPort,
    atividades: atividadePort,
    eventos: eventoPort,
    publisher: createCotacaoPublisher(tempoReal, log),
  });
  manualRoutes(app, serve, service);
}

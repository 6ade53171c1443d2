import { solicitacaoCalls, solicitacaoTopics } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { heardByReaders } from '../../plugins/topic-access.ts';
import { createReadFiltro } from '../filtro/index.ts';
import { orcamentoPort } from '../orcamento/index.ts';
import { registryPort } from '../registry/index.ts';
import { createPublishSolicitacoes } from './solicitacao.publisher.ts';
import { solicitacaoRepository } from './solicitacao.repository.ts';
import { solicitacaoRoutes } from './solicitacao.routes.ts';
import { createSolicitacaoService } from './solicitacao.service.ts';

/** Leads: what strangers ask for, until somebody takes it. */
export function solicitacaoModule(app: FastifyInstance, { db, agora, tempoReal, log, serve }: RecursosModulo): void {
  const service = createSolicitacaoService({
    db,
    agora,
    newId: uuidv7,
    orcamentos: orcamentoPort,
    registry: registryPort,
    solicitacoes: solicitacaoRepository,
    readFiltro: createReadFiltro({ agora }),
    publishSolicitacoes: createPublishSolicitacoes(tempoReal, log),
  });
  solicitacaoRoutes(app, serve, service);
  tempoReal.authorize(solicitacaoTopics.mudou.pattern, heardByReaders(tempoReal, solicitacaoCalls.listSolicitacoes));
}

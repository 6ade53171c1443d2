import { orcamentoTopics } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createReadFiltro } from '../filtro/index.ts';
import { orcamentoListaPort } from '../lista/index.ts';
import { registryPort } from '../registry/index.ts';
import { atividadeRepository } from './atividade.repository.ts';
import { heardByLeitores } from './orcamento.publisher.ts';
import { orcamentoRepository } from './orcamento.repository.ts';
import { orcamentoRoutes } from './orcamento.routes.ts';
import { createOrcamentoService } from './orcamento.service.ts';

/** Cases: their list and its file, their drafts, and who hears that one changed. */
export function orcamentoModule(app: FastifyInstance, recursos: RecursosModulo): void {
  const { db, agora, tempoReal } = recursos;
  const service = createOrcamentoService({
    db,
    agora,
    newId: uuidv7,
    orcamentos: orcamentoRepository,
    lista: orcamentoListaPort,
    atividades: atividadeRepository,
    registry: registryPort,
    readFiltro: createReadFiltro(recursos),
  });
  orcamentoRoutes(app, recursos, service);
  tempoReal.authorize(orcamentoTopics.mudou.pattern, heardByLeitores(recursos));
}

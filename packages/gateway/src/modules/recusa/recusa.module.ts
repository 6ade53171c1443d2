import { parametrosPadrao } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos } from '../notificacao/index.ts';
import { atividadePort, createTellMudanca, eventoPort, orcamentoPort } from '../orcamento/index.ts';
import { createReadFiltro } from '../filtro/index.ts';
import { tarefaPort } from '../tarefa/index.ts';
import { createExpiracaoJob, TAREFA_EXPIRAR } from './expiracao.job.ts';
import { expiracaoRepository } from './expiracao.repository.ts';
import { recusaRepository } from './recusa.repository.ts';
import { recusaRoutes } from './recusa.routes.ts';
import { createRecusaService } from './recusa.service.ts';

/** Cases that are lost: by the broker's word, or by their own end. */
export function recusaModule(app: FastifyInstance, { db, agora, serve, tarefas, tempoReal, log }: RecursosModulo): void {
  const tellMudanca = createTellMudanca(tempoReal, log);
  const service = createRecusaService({
    db,
    agora,
    newId: uuidv7,
    recusas: recusaRepository,
    orcamentos: orcamentoPort,
    atividades: atividadePort,
    eventos: eventoPort,
    tarefas: tarefaPort,
    tellMudanca,
    readFiltro: createReadFiltro({ agora }),
  });
  recusaRoutes(app, serve, service);
  const { createAviso } = createAvisos(tarefas);
  const deps = { db, agora, log, createAviso, tellMudanca, expiracoes: expiracaoRepository, eventos: eventoPort };
  tarefas.handle(TAREFA_EXPIRAR, createExpiracaoJob({ ...deps, carenciaDias: parametrosPadrao.carenciaDias }));
}

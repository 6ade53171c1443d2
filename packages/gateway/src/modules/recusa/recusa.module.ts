import { parametrosPadrao } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos } from '../notificacao/avisos.ts';
import { atividadeRepository } from '../orcamento/atividade.repository.ts';
import { createReadFiltro } from '../filtro/filtro-da-lista.ts';
import { eventoRepository } from '../orcamento/evento.repository.ts';
import { orcamentoRepository } from '../orcamento/orcamento.repository.ts';
import { createTellMudanca } from '../orcamento/tell-mudanca.ts';
import { loteRepository } from '../carteira/lote.repository.ts';
import { tarefaRepository } from '../tarefa/tarefa.repository.ts';
import { createExpiracaoJob, TAREFA_EXPIRAR } from './expiracao.job.ts';
import { expiracaoRepository } from './expiracao.repository.ts';
import { recusaRepository } from './recusa.repository.ts';
import { recusaRoutes } from './recusa.routes.ts';
import { createRecusaService } from './recusa.service.ts';

/** Cases that are lost: by the broker's word, or by their own end. */
export function recusaModule(app: FastifyInstance, { db, agora, serve, tarefas, tempoReal, registro }: RecursosModulo): void {
  const tellMudanca = createTellMudanca(tempoReal, registro);
  const service = createRecusaService({
    db,
    agora,
    newId: uuidv7,
    recusas: recusaRepository,
    orcamentos: orcamentoRepository,
    atividades: atividadeRepository,
    eventos: eventoRepository,
    tarefas: tarefaRepository,
    lotes: loteRepository,
    tellMudanca,
    readFiltro: createReadFiltro({ agora }),
  });
  recusaRoutes(app, serve, service);
  const { createAviso } = createAvisos(tarefas);
  const deps = { db, agora, registro, createAviso, tellMudanca, expiracoes: expiracaoRepository, eventos: eventoRepository };
  tarefas.handle(TAREFA_EXPIRAR, createExpiracaoJob({ ...deps, carenciaDias: parametrosPadrao.carenciaDias }));
}

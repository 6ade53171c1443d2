import { quotingCalls, quotingTopics } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { heardByReaders } from '../../plugins/topic-access.ts';
import { createAvisos } from '../notificacao/index.ts';
import { atividadePort, orcamentoPort } from '../orcamento/index.ts';
import { registryPort } from '../registry/index.ts';
import { createTellConclusao } from './cotacao-aviso.ts';
import { createCancelamentos } from './cotacao-cancelamento.ts';
import { createCotacaoJob, TAREFA_CALCULAR } from './cotacao.job.ts';
import { createCotacaoPublisher } from './cotacao.publisher.ts';
import { cotacaoRepository } from './cotacao.repository.ts';
import { cotacaoRoutes } from './cotacao.routes.ts';
import { createCotacaoService } from './cotacao.service.ts';
import { resultadoRepository } from './resultado.repository.ts';

interface Deps extends RecursosModulo {
  /** Insurers by slug, as configured. */
  readonly insurers: ReadonlyMap<string, InsurerPort>;
}

/** Seconds each insurer has to answer (domain design §6.2). */
const LIMITE_SEGUNDOS = 45;

/** Runs: insurers are asked, their answers are stored and published to the screens that watch. */
export function cotacaoModule(app: FastifyInstance, recursos: Deps): void {
  const { db, agora, log, tarefas, tempoReal, serve, insurers } = recursos;
  const shared = {
    db,
    agora,
    newId: uuidv7,
    orcamentos: orcamentoPort,
    cotacoes: cotacaoRepository,
    resultados: resultadoRepository,
    publisher: createCotacaoPublisher(tempoReal, log),
    cancelamentos: createCancelamentos(),
  };
  const service = createCotacaoService({ ...shared, insurers, tarefas, registry: registryPort, limiteSegundos: LIMITE_SEGUNDOS });
  cotacaoRoutes(app, serve, service);
  const heardByLeitores = heardByReaders(tempoReal, quotingCalls.getCotacao, (chamador, { cotacaoId = '' }) =>
    service.mayRead(cotacaoId, chamador),
  );
  for (const { pattern } of [quotingTopics.resultado, quotingTopics.fim]) tempoReal.authorize(pattern, heardByLeitores);
  const tellConclusao = createTellConclusao({ ...createAvisos(tarefas), tempoReal, agora, cotacoes: cotacaoRepository });
  tarefas.handle(TAREFA_CALCULAR, createCotacaoJob({ ...shared, log, atividades: atividadePort, tellConclusao, insurers }));
}

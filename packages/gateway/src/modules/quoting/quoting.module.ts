import {
  conversaTopics,
  escolhaTopics,
  orcamentoTopics,
  quotingCalls,
  quotingTopics,
  solicitacaoCalls,
  solicitacaoTopics,
} from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { Publicador } from '../../plugins/ports.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { heardByReaders } from '../../plugins/topic-access.ts';
import type { CreateAviso, CreateAvisoAdministradores } from '../notificacao/notificacao.service.ts';
import { createReadFiltro } from '../filtro/filtro-da-lista.ts';
import { registryRepository } from '../registry/registry.repository.ts';
import { atividadeRepository } from '../orcamento/atividade.repository.ts';
import { createFilaDeDesenho } from '../comparativo/comparativo-fila.ts';
import { comparativoRepository } from '../comparativo/comparativo.repository.ts';
import { comparativoRoutes } from '../comparativo/comparativo.routes.ts';
import { createComparativoService } from '../comparativo/comparativo.service.ts';
import { createAvisarConclusao } from '../cotacao/cotacao-aviso.ts';
import { createCancelamentos } from '../cotacao/cotacao-cancelamento.ts';
import { createCotacaoJob, TAREFA_CALCULAR } from '../cotacao/cotacao.job.ts';
import { cotacaoRepository } from '../cotacao/cotacao.repository.ts';
import { cotacaoRoutes } from '../cotacao/cotacao.routes.ts';
import { type CotacaoService, createCotacaoService } from '../cotacao/cotacao.service.ts';
import { envioModule } from './envio.module.ts';
import { envioRepository } from '../envio/envio.repository.ts';
import { orcamentoListaRepository } from '../lista/orcamento-lista.repository.ts';
import { orcamentoRepository } from '../orcamento/orcamento.repository.ts';
import { orcamentoRoutes } from '../orcamento/orcamento.routes.ts';
import { createOrcamentoService } from '../orcamento/orcamento.service.ts';
import { createQuotingPublisher } from '../orcamento/quoting.publisher.ts';
import { resultadoRepository } from '../cotacao/resultado.repository.ts';
import { resultadosRepository } from '../comparativo/resultados.repository.ts';
import { resultadosRoutes } from '../comparativo/resultados.routes.ts';
import { createResultadosService, type ResultadosService } from '../comparativo/resultados.service.ts';

export interface QuotingOptions {
  /** Insurers by slug, as configured. */
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  /** Writes a notice to a user. */
  readonly createAviso: CreateAviso;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
  /** Of this installation: what links for clients are derived of. */
  readonly chave: Buffer;
  /** Seconds each insurer has to answer. */
  readonly limiteSegundos?: number;
  /** How often a running job looks whether it was cancelled elsewhere. */
  readonly vigiaMs?: number;
}

/** Domain design §6.2: 45 s per insurer. */
const LIMITE_SEGUNDOS = 45;

/** A run and a case are heard by whoever may read them. */
function authorizeTopics(tempoReal: Publicador, cotacoes: CotacaoService, resultados: ResultadosService): void {
  const ofOrcamento = heardByReaders(tempoReal, quotingCalls.getOrcamento, (chamador, { orcamentoId = '' }) =>
    resultados.mayRead(orcamentoId, chamador),
  );
  for (const { pattern } of [escolhaTopics.escolha, conversaTopics.conversa, orcamentoTopics.mudou])
    tempoReal.authorize(pattern, ofOrcamento);
  tempoReal.authorize(solicitacaoTopics.mudou.pattern, heardByReaders(tempoReal, solicitacaoCalls.listSolicitacoes));
  const ofCotacao = heardByReaders(tempoReal, quotingCalls.getCotacao, (chamador, { cotacaoId = '' }) =>
    cotacoes.mayRead(cotacaoId, chamador),
  );
  for (const { pattern } of [quotingTopics.resultado, quotingTopics.fim]) tempoReal.authorize(pattern, ofCotacao);
}

export function quotingModule(app: FastifyInstance, recursos: RecursosModulo, options: QuotingOptions): void {
  const { db, agora, registro, tarefas, tempoReal, serve, serveFile } = recursos;
  const publisher = createQuotingPublisher(tempoReal, registro);
  const cancelamentos = createCancelamentos(options.vigiaMs);
  const orcamentos = orcamentoRepository;
  const atividades = atividadeRepository;
  const shared = {
    db,
    agora,
    newId: uuidv7,
    orcamentos,
    cotacoes: cotacaoRepository,
    resultados: resultadoRepository,
    publisher,
    cancelamentos,
  };

  const cotacoes = createCotacaoService({
    ...shared,
    tarefas,
    registry: registryRepository,
    limiteSegundos: options.limiteSegundos ?? LIMITE_SEGUNDOS,
  });
  const orcamentoService = createOrcamentoService({
    ...shared,
    lista: orcamentoListaRepository,
    atividades,
    registry: registryRepository,
    readFiltro: createReadFiltro(recursos),
  });
  const fila = createFilaDeDesenho();
  app.addHook('onClose', () => fila.close());
  const comparativo = createComparativoService({
    ...shared,
    comparativos: comparativoRepository,
    apolices: resultadosRepository,
    envios: envioRepository,
    fila,
  });

  orcamentoRoutes(app, { serve, serveFile }, orcamentoService);
  cotacaoRoutes(app, serve, cotacoes);
  comparativoRoutes(app, serveFile, comparativo);
  envioModule(app, recursos, { ...options, publisher, fila });
  const resultados = createResultadosService({ ...shared, apolices: resultadosRepository, envios: envioRepository, fila });
  resultadosRoutes(app, serve, resultados);
  authorizeTopics(tempoReal, cotacoes, resultados);
  const avisarConclusao = createAvisarConclusao({ ...options, tempoReal, agora: recursos.agora, cotacoes: cotacaoRepository });
  tarefas.handle(TAREFA_CALCULAR, createCotacaoJob({ ...shared, registro, atividades, avisarConclusao, insurers: options.insurers }));
}

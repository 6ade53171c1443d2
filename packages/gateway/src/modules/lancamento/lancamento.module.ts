import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createLancamentos } from './create-lancamentos.ts';
import { fluxoCaixaRepository } from './fluxo-caixa.repository.ts';
import { fluxoCaixaRoutes } from './fluxo-caixa.routes.ts';
import { createFluxoCaixaService } from './fluxo-caixa.service.ts';
import { createJudgeLancamento } from './judge-lancamento.ts';
import { lancamentoRepository } from './lancamento.repository.ts';
import { lancamentoRoutes } from './lancamento.routes.ts';
import { createLancamentoService } from './lancamento.service.ts';
import { listaLancamentosRepository } from './lista-lancamentos.repository.ts';
import { previsaoRepository as previsao } from './previsao.repository.ts';
import { createSeriesJob, TAREFA_SERIES } from './serie.job.ts';
import { serieRepository as series } from './serie.repository.ts';
import { createSerieService } from './serie.service.ts';

/** The cash of the brokerage: entries, what recurs, and the flow they make together with the commissions expected. */
export function lancamentoModule(app: FastifyInstance, { db, agora, log, tarefas, serve, serveFile }: RecursosModulo): void {
  const lancamentos = createLancamentoService({
    db,
    porta: createLancamentos({ agora }),
    lancamentos: lancamentoRepository,
    lista: listaLancamentosRepository,
  });
  lancamentoRoutes(app, { serve, serveFile }, lancamentos);
  fluxoCaixaRoutes(
    app,
    { serve, serveFile },
    {
      fluxos: createFluxoCaixaService({ db, agora, fluxos: fluxoCaixaRepository, previsao }),
      series: createSerieService({ db, agora, series, previsao, judge: createJudgeLancamento({ agora }) }),
    },
  );
  tarefas.handle(TAREFA_SERIES, createSeriesJob({ db, agora, log, series, previsao }));
}

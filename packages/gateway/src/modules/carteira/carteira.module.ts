import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { atividadeRepository } from '../quoting/atividade.repository.ts';
import { orcamentoRepository } from '../quoting/orcamento.repository.ts';
import { registryRepository } from '../registry/registry.repository.ts';
import { createAbrirRenovacao } from './renovacao-abertura.ts';
import { renovacaoRepository } from './renovacao.repository.ts';
import { renovacaoRoutes } from './renovacao.routes.ts';
import { createRenovacaoService } from './renovacao.service.ts';

/** The broker's lists as working tools: policies to renew, runs, and what is done with many quotes at once. */
export function carteiraModule(app: FastifyInstance, recursos: RecursosModulo): void {
  const { db, agora, serve, serveFile } = recursos;
  const abrir = createAbrirRenovacao({
    agora,
    newId: uuidv7,
    renovacoes: renovacaoRepository,
    orcamentos: orcamentoRepository,
    atividades: atividadeRepository,
    registry: registryRepository,
  });
  renovacaoRoutes(app, { serve, serveFile }, createRenovacaoService({ db, agora, renovacoes: renovacaoRepository, abrir }));
}

import { resultadosCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { ResultadosService } from './resultados.service.ts';

export function resultadosRoutes(app: FastifyInstance, serve: Serve, service: ResultadosService): void {
  serve(app, resultadosCalls.getDiferencas, ({ cotacaoId, outraId }, { chamador }) => service.compare(cotacaoId, outraId, chamador));
  serve(app, resultadosCalls.getApoliceAtual, ({ orcamentoId }, { chamador }) => service.findApolice(orcamentoId, chamador));
}

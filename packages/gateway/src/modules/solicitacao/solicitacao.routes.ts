import { solicitacaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { SolicitacaoService } from './solicitacao.service.ts';

export function solicitacaoRoutes(app: FastifyInstance, serve: Serve, service: SolicitacaoService): void {
  serve(app, solicitacaoCalls.listSolicitacoes, (consulta, { chamador }) => service.list(consulta, chamador));
  serve(app, solicitacaoCalls.takeSolicitacao, ({ solicitacaoId }, { chamador }) => service.take(solicitacaoId, chamador));
  serve(app, solicitacaoCalls.discardSolicitacao, ({ solicitacaoId, motivo }, { chamador }) =>
    service.discard(solicitacaoId, motivo, chamador),
  );
}

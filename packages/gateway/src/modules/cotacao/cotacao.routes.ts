import { quotingCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { CotacaoService } from './cotacao.service.ts';

export function cotacaoRoutes(app: FastifyInstance, serve: Serve, service: CotacaoService): void {
  serve(app, quotingCalls.calculate, (pedido, { chamador }) => service.calculate(pedido, chamador));
  serve(app, quotingCalls.getCotacao, ({ cotacaoId }, { chamador }) => service.get(cotacaoId, chamador));
  serve(app, quotingCalls.cancelCotacao, ({ cotacaoId }, { chamador }) => service.cancel(cotacaoId, chamador));
  serve(app, quotingCalls.retryResultado, ({ cotacaoId, seguradora }, { chamador }) => service.retry(cotacaoId, seguradora, chamador));
}

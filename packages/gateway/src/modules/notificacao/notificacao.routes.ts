import { notificacaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { NotificacaoService } from './notificacao.service.ts';

export function notificacaoRoutes(app: FastifyInstance, serve: Serve, service: NotificacaoService): void {
  serve(app, notificacaoCalls.getLatest, (_, { chamador }) => service.getLatest(chamador));
  void app.register(async (scope) => {
    // the specification sends the list alone (§7)
    scope.addHook('preHandler', async (request) => {
      if (Array.isArray(request.body)) request.body = { ids: request.body };
    });
    serve(scope, notificacaoCalls.markAsRead, (input, { chamador }) => service.markAsRead(chamador, input));
  });
}

import { mensagemCalls, notificacaoCalls, notificationsCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { MensagemService } from './mensagem.service.ts';
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

/** The whole list, as its own screen asks for it. */
export function notificationsRoutes(app: FastifyInstance, serve: Serve, service: NotificacaoService): void {
  serve(app, notificationsCalls.list, (consulta, { chamador }) => service.list(chamador, consulta));
  serve(app, notificationsCalls.markAsRead, ({ ids }, { chamador }) => service.markAsRead(chamador, { ids }));
  serve(app, notificationsCalls.markAllAsRead, (_, { chamador }) => service.markAllAsRead(chamador));
}

export function mensagemRoutes(app: FastifyInstance, serve: Serve, mensagens: MensagemService): void {
  serve(app, mensagemCalls.list, (pagina, { chamador }) => mensagens.list(chamador, pagina));
  serve(app, mensagemCalls.publish, (mensagem, { chamador }) => mensagens.publish(chamador, mensagem));
  serve(app, mensagemCalls.withdraw, async ({ id }, { chamador }) => {
    await mensagens.withdraw(chamador, id);
    return {};
  });
}

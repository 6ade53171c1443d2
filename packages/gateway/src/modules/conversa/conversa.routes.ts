import { conversaCalls, envioCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { Serve } from '../../plugins/serve.ts';
import type { ConversaPublicaService } from './conversa-publica.service.ts';
import type { ConversaService } from './conversa.service.ts';

interface Servicos {
  readonly conversas: ConversaService;
  readonly publica: ConversaPublicaService;
}

export function conversaRoutes(app: FastifyInstance, serve: Serve, { conversas, publica }: Servicos): void {
  serve(app, envioCalls.ask, (pedido, { request }) => publica.ask(pedido, request.ip));
  serve(app, conversaCalls.viewConversa, ({ token }, { request }) => publica.view(token, request.ip));
  serve(app, conversaCalls.requestAtualizacao, ({ token }, { request }) => publica.askAtualizacao(token, request.ip));
  serve(app, conversaCalls.answer, (nova, { chamador }) => conversas.answer(nova, chamador));
  serve(app, conversaCalls.resolve, (alvo, { chamador }) => conversas.resolve(alvo, chamador));
  serve(app, conversaCalls.listEsperando, (_, { chamador }) => conversas.listEsperando(chamador));
}

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
  serve(app, envioCalls.perguntar, (pedido, { request }) => publica.perguntar(pedido, request.ip));
  serve(app, conversaCalls.verConversa, ({ token }, { request }) => publica.ver(token, request.ip));
  serve(app, conversaCalls.pedirAtualizacao, ({ token }, { request }) => publica.pedirAtualizacao(token, request.ip));
  serve(app, conversaCalls.responder, (nova, { chamador }) => conversas.responder(nova, chamador));
  serve(app, conversaCalls.resolver, (alvo, { chamador }) => conversas.resolver(alvo, chamador));
  serve(app, conversaCalls.listEsperando, (_, { chamador }) => conversas.listEsperando(chamador));
}

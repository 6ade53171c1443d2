import { notificacaoTopics } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { publishNova } from './notificacao.publisher.ts';
import { notificacaoRepository } from './notificacao.repository.ts';
import { notificacaoRoutes } from './notificacao.routes.ts';
import { type CreateAviso, createNotificacaoService, TAREFA_AVISAR } from './notificacao.service.ts';

/** @returns how other modules write a notice */
export function notificacaoModule(app: FastifyInstance, recursos: RecursosModulo): { readonly createAviso: CreateAviso } {
  const { db, agora, tarefas, tempoReal, serve } = recursos;
  const service = createNotificacaoService({
    db,
    agora,
    tarefas,
    notificacoes: notificacaoRepository,
    publish: (usuarioId, notificacao, total) => publishNova(tempoReal, usuarioId, notificacao, total),
  });
  tempoReal.authorize(
    notificacaoTopics.nova.pattern,
    async (chamador, { canal }) => canal === tempoReal.canal('usuario', chamador.usuarioId),
  );
  tarefas.handle(TAREFA_AVISAR, service.tell);
  notificacaoRoutes(app, serve, service);
  return { createAviso: service.createAviso };
}

import { notificacaoTopics } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { channelsOf } from '../../plugins/channels.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos, TAREFA_ADMINISTRACAO, TAREFA_AVISAR } from './avisos.ts';
import { mensagemRepository } from './mensagem.repository.ts';
import { createMensagemService } from './mensagem.service.ts';
import { publishAdministracao, publishLidas, publishNova } from './notificacao.publisher.ts';
import { notificacaoRepository } from './notificacao.repository.ts';
import { mensagemRoutes, notificacaoRoutes, notificationsRoutes } from './notificacao.routes.ts';
import { createNotificacaoService, TAREFA_LIDAS } from './notificacao.service.ts';

/** Notices to users and administrators, and the messages of support. */
export function notificacaoModule(app: FastifyInstance, recursos: RecursosModulo): void {
  const { db, agora, tarefas, tempoReal, serve } = recursos;
  const service = createNotificacaoService({
    db,
    agora,
    tarefas,
    notificacoes: notificacaoRepository,
    publish: (usuarioId, notificacao, total) => publishNova(tempoReal, usuarioId, notificacao, total),
    publishLidas: (usuarioId, total) => publishLidas(tempoReal, usuarioId, total),
    publishAdministracao: (assinaturaId, titulo) => publishAdministracao(tempoReal, assinaturaId, titulo),
  });
  for (const { pattern } of [notificacaoTopics.nova, notificacaoTopics.lidas]) {
    tempoReal.authorize(pattern, async (chamador, { canal }) => canal === tempoReal.canal('usuario', chamador.usuarioId));
  }
  tempoReal.authorize(notificacaoTopics.administracao.pattern, async (chamador, { canal }) => {
    // only an administrator's session has these two
    const { administradores, provedor } = channelsOf(tempoReal.canal, chamador);
    return canal !== undefined && [administradores, provedor].includes(canal);
  });
  tarefas.handle(TAREFA_AVISAR, service.tell);
  tarefas.handle(TAREFA_LIDAS, service.tellRead);
  tarefas.handle(TAREFA_ADMINISTRACAO, service.tellThem);
  notificacaoRoutes(app, serve, service);
  notificationsRoutes(app, serve, service);
  mensagemRoutes(
    app,
    serve,
    createMensagemService({ db, agora, mensagens: mensagemRepository, tell: createAvisos(tarefas).tellAdministradores }),
  );
}

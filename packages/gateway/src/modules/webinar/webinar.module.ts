import { webinarTopics } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { channelOfAll } from '../../plugins/channels.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { publishAoVivo } from './webinar.publisher.ts';
import { webinarRepository } from './webinar.repository.ts';
import { webinarRoutes } from './webinar.routes.ts';
import { createWebinarService, TAREFA_ANUNCIAR } from './webinar.service.ts';

/** Where our webinars are broadcast and kept. */
const HOSTS = ['www.youtube.com', 'youtu.be', 'zoom.us', 'us02web.zoom.us', 'meet.google.com', 'teams.microsoft.com'] as const;

/** Webinars: announced, live, kept. */
export function webinarModule(app: FastifyInstance, recursos: RecursosModulo): void {
  const { db, agora, tarefas, tempoReal, serve } = recursos;
  const publish = (id: string, live: boolean): Promise<void> => publishAoVivo(tempoReal, id, live);
  const service = createWebinarService({ db, agora, webinars: webinarRepository, hosts: HOSTS, publish });
  tempoReal.authorize(webinarTopics.aoVivo.pattern, async (_, { canal }) => canal === channelOfAll(tempoReal.canal));
  tarefas.handle(TAREFA_ANUNCIAR, service.announce);
  webinarRoutes(app, serve, service);
}

import { conversaTopics } from '@balcao/contracts';
import { parametrosEnvio } from '@balcao/domain';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { conversaPort, createPaginaDoCliente, envioPort, type RecursosDaPagina } from '../envio/index.ts';
import { createAvisos } from '../notificacao/index.ts';
import { eventoPort, heardByLeitores } from '../orcamento/index.ts';
import { gruposPort } from '../parametros/index.ts';
import { createConversaPublicaService } from './conversa-publica.service.ts';
import { createPublishConversa } from './conversa.publisher.ts';
import { conversaRoutes } from './conversa.routes.ts';
import { createConversaService } from './conversa.service.ts';

/** Questions a client asks on the page that was sent to them, and the brokerage's answers. */
export function conversaModule(app: FastifyInstance, recursos: RecursosModulo & RecursosDaPagina): void {
  const { db, agora, tarefas, tempoReal, log, serve } = recursos;
  const shared = {
    ...createPaginaDoCliente(recursos),
    db,
    agora,
    newId: uuidv7,
    envios: envioPort,
    conversas: conversaPort,
    eventos: eventoPort,
    publishConversa: createPublishConversa(tempoReal, log),
  };
  conversaRoutes(app, serve, {
    conversas: createConversaService(shared),
    publica: createConversaPublicaService({
      ...shared,
      ...parametrosEnvio,
      grupos: gruposPort,
      createAviso: createAvisos(tarefas).createAviso,
    }),
  });
  tempoReal.authorize(conversaTopics.conversa.pattern, heardByLeitores(recursos));
}

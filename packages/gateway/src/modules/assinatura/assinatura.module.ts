import { assinaturaTopics } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { RecursosModulo } from '../../plugins/serve.ts';
import type { ConfigCookies } from '../../plugins/session-cookies.ts';
import type { Sessions } from '../../plugins/session.ts';
import { createIssueFatura, faturaPort } from '../cobranca/index.ts';
import { assinaturaRepository } from './assinatura.repository.ts';
import { assinaturaRoutes } from './assinatura.routes.ts';
import { createAssinaturaService } from './assinatura.service.ts';

interface Deps extends RecursosModulo {
  readonly sessions: Sessions;
  readonly config: ConfigCookies;
}

/** Name and body of the job that tells the open sessions of a subscription that it changed: the database queues it (0280). */
const TAREFA_MUDOU = 'assinatura.mudou';
const PedidoMudou = z.object({ assinaturaId: z.string() });

/** The subscription: its plan, what it owes, its beginning and its return. */
export function assinaturaModule(app: FastifyInstance, { serve, db, agora, tarefas, tempoReal, sessions, config }: Deps): void {
  const service = createAssinaturaService({
    db,
    agora,
    assinaturas: assinaturaRepository,
    faturas: faturaPort,
    issueFatura: createIssueFatura({ tarefas, agora }),
    tellMudou: (tx, assinaturaId) => tarefas.enqueue(tx, TAREFA_MUDOU, { assinaturaId }, { chave: `${TAREFA_MUDOU}:${assinaturaId}` }),
  });
  const canalDe = (assinaturaId: string) => ({ canal: tempoReal.canal('assinatura', assinaturaId) });
  tempoReal.authorize(assinaturaTopics.mudou.pattern, async ({ assinaturaId }, { canal }) => canal === canalDe(assinaturaId).canal);
  tarefas.handle(TAREFA_MUDOU, (payload) =>
    tempoReal.publish(assinaturaTopics.mudou, canalDe(PedidoMudou.parse(payload).assinaturaId), {}),
  );
  assinaturaRoutes(app, { serve, service, sessions, cookies: config, agora });
}

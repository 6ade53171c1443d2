import { prazoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos } from '../notificacao/index.ts';
import { copy } from './prazo.copy.ts';
import { createPrazosJob, TAREFA_PRAZOS_LEGAIS } from './prazo.job.ts';
import { prazoRepository as prazos } from './prazo.repository.ts';
import { createPrazoService } from './prazo.service.ts';
import { provasRepository as provas } from './provas.repository.ts';
import { createProvasService } from './provas.service.ts';

/** The clocks of the law on a sale, what arrears do to it, and the proof of it. */
export function prazoModule(app: FastifyInstance, { db, agora, log, tarefas, serve, serveFile }: RecursosModulo): void {
  const service = createPrazoService({ db, agora, prazos });
  const pacotes = createProvasService({ db, agora, newId: uuidv7, prazos, provas });
  serve(app, prazoCalls.listPrazos, ({ contratoId }, { chamador }) => service.list(contratoId, chamador));
  serve(app, prazoCalls.endPrazo, (pedido, { chamador }) => service.end(pedido, chamador));
  serve(app, prazoCalls.startAvisoDeMora, (pedido, { chamador }) => service.startAvisoDeMora(pedido, chamador));
  serve(app, prazoCalls.printProvas, ({ contratoId }, { chamador }) => pacotes.print(contratoId, chamador));
  serve(app, prazoCalls.verifyProvas, (pedido, { chamador }) => pacotes.verify(pedido, chamador));
  serveFile(app, prazoCalls.getProvas, async ({ pacoteId }, { chamador }) => ({
    tipo: 'application/pdf',
    nome: copy.arquivo,
    conteudo: await pacotes.getPdf(pacoteId, chamador),
  }));
  const { createAviso } = createAvisos(tarefas);
  tarefas.handle(TAREFA_PRAZOS_LEGAIS, createPrazosJob({ db, agora, log, prazos, createAviso }));
}

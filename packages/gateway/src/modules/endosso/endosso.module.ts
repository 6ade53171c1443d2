import { endossoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createCancelamentoService } from './cancelamento.service.ts';
import { createPedidoDeEndossoJob, TAREFA_PEDIR_ENDOSSO } from './pedido-endosso.job.ts';
import { createAvisos } from '../notificacao/index.ts';
import { endossoRepository } from './endosso.repository.ts';
import { createEndossoService } from './endosso.service.ts';

interface Deps extends RecursosModulo {
  /** Insurers by slug, as configured. */
  readonly insurers: ReadonlyMap<string, InsurerPort>;
}

/** Endorsements, cancellation and reactivation of policies. */
export function endossoModule(app: FastifyInstance, { db, agora, log, tarefas, serve, insurers }: Deps): void {
  const deps = { db, agora, newId: uuidv7, endossos: endossoRepository };
  const endossos = createEndossoService({
    ...deps,
    isOuvinte: (seguradora) => insurers.get(seguradora)?.askEndosso !== undefined,
    ask: (tx, { assinaturaId, usuarioId }, endossoId) =>
      tarefas.enqueue(tx, TAREFA_PEDIR_ENDOSSO, { assinaturaId, usuarioId, endossoId }, { chave: `${TAREFA_PEDIR_ENDOSSO}:${endossoId}` }),
  });
  const { createAviso } = createAvisos(tarefas);
  tarefas.handle(TAREFA_PEDIR_ENDOSSO, createPedidoDeEndossoJob({ ...deps, log, insurers, createAviso }));
  const cancelamentos = createCancelamentoService(deps);
  serve(app, endossoCalls.listEndossos, ({ apoliceId }, { chamador }) => endossos.list(apoliceId, chamador));
  serve(app, endossoCalls.simulateEndosso, (pedido, { chamador }) => endossos.simulate(pedido, chamador));
  serve(app, endossoCalls.requestEndosso, (pedido, { chamador }) => endossos.request(pedido, chamador));
  serve(app, endossoCalls.analyseEndosso, (pedido, { chamador }) => endossos.analyse(pedido, chamador));
  serve(app, endossoCalls.issueEndosso, (pedido, { chamador }) => endossos.issue(pedido, chamador));
  serve(app, endossoCalls.refuseEndosso, (pedido, { chamador }) => endossos.refuse(pedido, chamador));
  serve(app, endossoCalls.simulateCancelamento, (pedido, { chamador }) => cancelamentos.simulate(pedido, chamador));
  serve(app, endossoCalls.cancelApolice, (pedido, { chamador }) => cancelamentos.cancel(pedido, chamador));
  serve(app, endossoCalls.reactivateApolice, (pedido, { chamador }) => cancelamentos.reactivate(pedido, chamador));
}

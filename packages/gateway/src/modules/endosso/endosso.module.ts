import { endossoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createCancelamentoService } from './cancelamento.service.ts';
import { endossoRepository } from './endosso.repository.ts';
import { createEndossoService } from './endosso.service.ts';

/** Endorsements, cancellation and reactivation of policies. */
export function endossoModule(app: FastifyInstance, { db, agora, serve }: RecursosModulo): void {
  const deps = { db, agora, newId: uuidv7, endossos: endossoRepository };
  const endossos = createEndossoService({ ...deps, isOuvinte: () => false, ask: async () => undefined });
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

import { endossoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { OpenInsurancePort } from '../../open-insurance/open-insurance.port.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createConsentimentosDeEndosso, TAREFA_ENDOSSO_AUTORIZADO } from '../compartilhamento/index.ts';
import { createAvisos } from '../notificacao/index.ts';
import { createAcompanhamentoJob, TAREFA_ACOMPANHAR_ENDOSSO } from './acompanhamento-endosso.job.ts';
import { createCancelamentoService } from './cancelamento.service.ts';
import { endossoRepository } from './endosso.repository.ts';
import { createEndossoService } from './endosso.service.ts';
import { createPedidoDeEndossoJob } from './pedido-endosso.job.ts';
import { pedidoEndossoRepository as pedidos } from './pedido-endosso.repository.ts';

interface Deps extends RecursosModulo {
  /** Insurers by slug, as configured. */
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  /** Of this installation: links and seals are derived from it. */
  readonly chave: Buffer;
  /** Insurers at which consent is given, by slug. */
  readonly participantes: ReadonlyMap<string, OpenInsurancePort>;
}

/** Endorsements, cancellation and reactivation of policies. */
export function endossoModule(
  app: FastifyInstance,
  { db, agora, log, tarefas, correio, serve, insurers, chave, participantes }: Deps,
): void {
  const deps = { db, agora, newId: uuidv7, endossos: endossoRepository };
  const consentimentos = createConsentimentosDeEndosso({ ...deps, tarefas, correio, chave, participantes });
  const endossos = createEndossoService({
    ...deps,
    pedidos,
    consentimentos,
    isOuvinte: (seguradora) => insurers.get(seguradora)?.recebeEndossos === true && consentimentos.knows(seguradora),
  });
  const { createAviso } = createAvisos(tarefas);
  const ofJobs = { ...deps, log, tarefas, insurers, pedidos, createAviso };
  tarefas.handle(TAREFA_ENDOSSO_AUTORIZADO, createPedidoDeEndossoJob({ ...ofJobs, consentimentos }));
  tarefas.handle(TAREFA_ACOMPANHAR_ENDOSSO, createAcompanhamentoJob({ ...ofJobs, service: endossos }));
  const cancelamentos = createCancelamentoService(deps);
  serve(app, endossoCalls.listEndossos, ({ apoliceId }, { chamador }) => endossos.list(apoliceId, chamador));
  serve(app, endossoCalls.simulateEndosso, (pedido, { chamador }) => endossos.simulate(pedido, chamador));
  serve(app, endossoCalls.requestEndosso, (pedido, { chamador }) => endossos.request(pedido, chamador));
  serve(app, endossoCalls.askConsentimento, (pedido, { chamador }) => endossos.askConsentimento(pedido, chamador));
  serve(app, endossoCalls.analyseEndosso, (pedido, { chamador }) => endossos.analyse(pedido, chamador));
  serve(app, endossoCalls.issueEndosso, (pedido, { chamador }) => endossos.issue(pedido, chamador));
  serve(app, endossoCalls.refuseEndosso, (pedido, { chamador }) => endossos.refuse(pedido, chamador));
  serve(app, endossoCalls.simulateCancelamento, (pedido, { chamador }) => cancelamentos.simulate(pedido, chamador));
  serve(app, endossoCalls.cancelApolice, (pedido, { chamador }) => cancelamentos.cancel(pedido, chamador));
  serve(app, endossoCalls.reactivateApolice, (pedido, { chamador }) => cancelamentos.reactivate(pedido, chamador));
}

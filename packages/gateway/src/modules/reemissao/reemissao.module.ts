import { reemissaoCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos } from '../notificacao/index.ts';
import { createAcompanhamentoReemissaoJob, TAREFA_ACOMPANHAR_REEMISSAO } from './acompanhamento-reemissao.job.ts';
import { createPedidoDeReemissaoJob, TAREFA_PEDIR_REEMISSAO } from './pedido-reemissao.job.ts';
import { createReemissaoPublisher } from './reemissao.publisher.ts';
import { reemissaoRepository as reemissoes } from './reemissao.repository.ts';
import { createReemissaoService } from './reemissao.service.ts';
import { createSettleReemissao } from './settle-reemissao.ts';

interface Deps extends RecursosModulo {
  /** Insurers by slug, as configured. */
  readonly insurers: ReadonlyMap<string, InsurerPort>;
}

/** Reissue of instalments, asked from their insurers. */
export function reemissaoModule(app: FastifyInstance, { db, agora, log, tarefas, tempoReal, serve, insurers }: Deps): void {
  const publish = createReemissaoPublisher({ tempoReal, log });
  const service = createReemissaoService({ agora, db, tarefas, newId: uuidv7, insurers, reemissoes, publish });
  const settling = createSettleReemissao({ agora, reemissoes, createAviso: createAvisos(tarefas).createAviso });
  const ofJobs = { db, agora, log, tarefas, insurers, reemissoes, settling, publish };
  tarefas.handle(TAREFA_PEDIR_REEMISSAO, createPedidoDeReemissaoJob(ofJobs));
  tarefas.handle(TAREFA_ACOMPANHAR_REEMISSAO, createAcompanhamentoReemissaoJob(ofJobs));
  serve(app, reemissaoCalls.listReemissoes, ({ parcelaId }, { chamador }) => service.list(parcelaId, chamador));
  serve(app, reemissaoCalls.request, (pedido, { chamador }) => service.request(pedido, chamador));
  serve(app, reemissaoCalls.requestMany, (pedido, { chamador }) => service.requestMany(pedido, chamador));
  serve(app, reemissaoCalls.cancel, (pedido, { chamador }) => service.cancel(pedido, chamador));
}

import { transferenciaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createTransferenciaJob, TAREFA_TRANSFERIR } from './transferencia.job.ts';
import { transferenciaRepository as transferencias } from './transferencia.repository.ts';
import { createTransferenciaService } from './transferencia.service.ts';

/** A portfolio that goes from producer to producer. */
export function transferenciaModule(app: FastifyInstance, { db, agora, log, tarefas, serve }: RecursosModulo): void {
  const service = createTransferenciaService({ db, agora, tarefas, newId: uuidv7, transferencias });
  tarefas.handle(TAREFA_TRANSFERIR, createTransferenciaJob({ db, agora, log, transferencias }));
  serve(app, transferenciaCalls.simulateTransferencia, (pedido, { chamador }) => service.simulate(pedido, chamador));
  serve(app, transferenciaCalls.requestTransferencia, (pedido, { chamador }) => service.request(pedido, chamador));
  serve(app, transferenciaCalls.listTransferencias, (_, { chamador }) => service.list(chamador));
  serve(app, transferenciaCalls.getTransferencia, ({ transferenciaId }, { chamador }) => service.get(transferenciaId, chamador));
  serve(app, transferenciaCalls.cancelTransferencia, ({ transferenciaId }, { chamador }) => service.cancel(transferenciaId, chamador));
  serve(app, transferenciaCalls.undoTransferencia, ({ transferenciaId }, { chamador }) => service.undo(transferenciaId, chamador));
}

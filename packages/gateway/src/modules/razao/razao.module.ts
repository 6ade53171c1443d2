import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { createAvisos } from '../notificacao/index.ts';
import { createRazaoJob, TAREFA_RAZAO } from './razao.job.ts';
import { razaoRepository as razao } from './razao.repository.ts';

/** The ledger. It is written by the database itself; here it is proved, and its balances are kept. */
export function razaoModule(_app: FastifyInstance, { db, agora, log, tarefas }: RecursosModulo): void {
  const { createAvisoAdministradores } = createAvisos(tarefas);
  tarefas.handle(TAREFA_RAZAO, createRazaoJob({ db, agora, log, razao, createAvisoAdministradores }));
}

import { tarefaCalls } from '@balcao/contracts';
import type { FastifyInstance } from 'fastify';
import type { RecursosModulo } from '../../plugins/serve.ts';
import { tarefaRepository } from './tarefa.repository.ts';

export function tarefaModule(app: FastifyInstance, { db, serve }: RecursosModulo): void {
  serve(app, tarefaCalls.count, (_, { chamador }) => db.tenant(chamador, (tx) => tarefaRepository.countAbertas(tx, chamador.usuarioId)));
}

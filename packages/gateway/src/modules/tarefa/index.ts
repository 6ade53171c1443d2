import { tarefaRepository } from './tarefa.repository.ts';

/** Tasks that another module writes for somebody, and takes back. */
export type TarefaPort = Pick<typeof tarefaRepository, 'cancel' | 'insert'>;
export const tarefaPort: TarefaPort = tarefaRepository;

import { tarefaRepository } from './tarefa.repository.ts';

/** Tasks that another module writes for somebody, completes and takes back. */
export type TarefaPort = Pick<typeof tarefaRepository, 'cancel' | 'complete' | 'insert'>;
export const tarefaPort: TarefaPort = tarefaRepository;

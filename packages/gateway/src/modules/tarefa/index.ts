import { type TarefaAberta, tarefaRepository } from './tarefa.repository.ts';

export type { TarefaAberta };
/** Tasks that another module writes for somebody, completes, opens again and calls off. */
export type TarefaPort = Pick<typeof tarefaRepository, 'cancel' | 'complete' | 'insert' | 'reopen'>;
export const tarefaPort: TarefaPort = tarefaRepository;

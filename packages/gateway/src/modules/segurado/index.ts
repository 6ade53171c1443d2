import { uuidv7 } from 'uuidv7';
import type { Recursos, Tarefas } from '../../plugins/ports.ts';
import { createVolume } from '../volume/index.ts';
import { atosSeguradoRepository } from './atos-segurado.repository.ts';
import { createMensageiro, type Mensageiro } from './mensageiro-segurado.ts';

/** What another module says to clients, in the transaction of what it says it of. */
export type MensagensPort = Pick<Mensageiro, 'judgeChamada' | 'send'>;
export const createMensagens = ({ agora, tarefas }: Pick<Recursos, 'agora'> & { tarefas: Pick<Tarefas, 'enqueue'> }): MensagensPort =>
  createMensageiro({ agora, newId: uuidv7, tarefas, atos: atosSeguradoRepository, volume: createVolume({ agora }) });

import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Tarefas } from '../../plugins/ports.ts';

/** Name of the job that issues the charge of an invoice. */
export const TAREFA_EMITIR = 'cobranca.emitir';
/** The queue waits longer each time. Given up, the charge is issued by who opens the invoice, or by the first reminder. */
const TENTATIVAS = 12;

/** Asks for the charge of an invoice in the transaction that issues it. */
export const createEnqueueEmissao =
  (tarefas: Pick<Tarefas, 'enqueue'>) =>
  (tx: Tx, { assinaturaId }: Contexto, faturaId: string): Promise<void> =>
    tarefas.enqueue(tx, TAREFA_EMITIR, { assinaturaId, faturaId }, { chave: `${TAREFA_EMITIR}:${faturaId}`, maxTentativas: TENTATIVAS });

import { parentPort, type TransferListItem } from 'node:worker_threads';
import type { RespostaThread } from './thread-queue.ts';

/**
 * Does each piece of work that a queue gives this thread, and answers it with what came out, or why nothing did.
 *
 * @param moved what of an answer is handed over rather than copied
 */
export function answerInThread<P, R>(
  work: (pedido: P) => Promise<R>,
  moved: (resultado: R) => readonly TransferListItem[] = () => [],
): void {
  const say = (resposta: RespostaThread<R>, dados: readonly TransferListItem[] = []) => parentPort?.postMessage(resposta, dados);
  parentPort?.on('message', (pedido: P) => {
    work(pedido).then(
      (resultado) => say({ resultado }, moved(resultado)),
      (error: unknown) => say({ erro: String(error) }),
    );
  });
}

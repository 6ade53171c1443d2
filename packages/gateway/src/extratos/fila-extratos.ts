import { createThreadQueue, type ThreadQueue } from '../plugins/thread-queue.ts';
import { leituraCancelada, leituraOcupada } from './extratos.errors.ts';
import type { PedidoDeExtrato } from './extratos.worker.ts';
import type { LeituraOfx } from './ofx/ofx.model.ts';

/** Reads banks' files away from the thread that answers everybody else. */
export type FilaDeExtratos = ThreadQueue<PedidoDeExtrato, LeituraOfx>;

/** One thread reads one file at a time; fifty thousand movements take it about two seconds. */
export const createFilaDeExtratos = ({ threads = 1 }: { readonly threads?: number } = {}): FilaDeExtratos =>
  createThreadQueue<PedidoDeExtrato, LeituraOfx>({
    url: new URL('./extratos.thread.mjs', import.meta.url),
    threads,
    esperando: 1_000,
    cancelado: leituraCancelada,
    ocupado: leituraOcupada,
    parou: 'a leitura do extrato parou no meio',
  });

import type { LeituraDeCampos } from '@balcao/contracts';
import { Recusa } from '../plugins/errors.ts';
import { createThreadQueue, type ThreadQueue } from '../plugins/thread-queue.ts';
import type { PedidoLeitura } from './leitura.worker.ts';

/** Reads documents away from the thread that answers everybody else. */
export type FilaDeLeitura = ThreadQueue<PedidoLeitura, LeituraDeCampos>;

/** What whoever asked for a reading is told when nobody waits for it any more, and when too many wait. */
export const leituraCancelada = (): Recusa => new Recusa(410, 'leitura-cancelada', 'A leitura foi cancelada.');
export const leituraOcupada = (): Recusa =>
  new Recusa(429, 'leitura-ocupada', 'Há muitos documentos sendo lidos agora. Tente de novo em instantes.');

/** One thread reads one document at a time; a scanned one takes its processor for seconds. */
export const createFilaDeLeitura = ({ threads = 1 }: { readonly threads?: number } = {}): FilaDeLeitura =>
  createThreadQueue<PedidoLeitura, LeituraDeCampos>({
    url: new URL('./leitura.thread.mjs', import.meta.url),
    threads,
    esperando: 1_000,
    cancelado: leituraCancelada,
    ocupado: leituraOcupada,
    parou: 'a leitura do documento parou no meio',
  });

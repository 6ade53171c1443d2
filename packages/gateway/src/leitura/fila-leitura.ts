import type { LeituraDeCampos } from '@balcao/contracts';
import { Recusa } from '../plugins/errors.ts';
import { createThreadQueue, type ThreadQueue } from '../plugins/thread-queue.ts';
import type { PedidoLeitura } from './leitura.worker.ts';

/** Reads documents away from the thread that answers everybody else. */
export type FilaDeLeitura = ThreadQueue<PedidoLeitura, LeituraDeCampos>;

const cancelada = (): Recusa => new Recusa(410, 'leitura-cancelada', 'A leitura foi cancelada.');
const ocupada = (): Recusa => new Recusa(429, 'leitura-ocupada', 'Há muitos documentos sendo lidos agora. Tente de novo em instantes.');

/** One thread reads one document at a time; a scanned one takes its processor for seconds. */
export const createFilaDeLeitura = ({ threads = 1 }: { readonly threads?: number } = {}): FilaDeLeitura =>
  createThreadQueue<PedidoLeitura, LeituraDeCampos>({
    url: new URL('./leitura.thread.mjs', import.meta.url),
    threads,
    esperando: 1_000,
    cancelado: cancelada,
    ocupado: ocupada,
    parou: 'a leitura do documento parou no meio',
  });

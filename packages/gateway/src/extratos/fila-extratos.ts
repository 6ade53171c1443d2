import { createThreadQueue } from '../plugins/thread-queue.ts';
import { leituraCancelada, leituraOcupada } from './extratos.errors.ts';
import type { LeiturasDeExtrato, PedidoDeExtrato } from './extratos.worker.ts';

/** Reads statements of banks and insurers away from the thread that answers everybody else. */
export interface FilaDeExtratos {
  /** @throws {Recusa} when the queue is full, `signal` aborted, or the file took longer than any statement does */
  read<P extends PedidoDeExtrato>(pedido: P, signal?: AbortSignal): Promise<LeiturasDeExtrato[P['como']]>;
  close(): Promise<void>;
}

/** Longer than a PDF of three hundred pages takes on a slow machine. */
const TETO_MS = 120_000;

/** One thread reads one file at a time; fifty thousand movements take it about two seconds. */
export function createFilaDeExtratos({
  threads = 1,
  tetoMs = TETO_MS,
}: {
  readonly threads?: number;
  readonly tetoMs?: number;
} = {}): FilaDeExtratos {
  const fila = createThreadQueue<PedidoDeExtrato, LeiturasDeExtrato[PedidoDeExtrato['como']]>({
    url: new URL('./extratos.thread.mjs', import.meta.url),
    threads,
    esperando: 1_000,
    cancelado: leituraCancelada,
    ocupado: leituraOcupada,
    parou: 'a leitura do extrato parou no meio',
  });
  return {
    read: async <P extends PedidoDeExtrato>(pedido: P, signal?: AbortSignal) => {
      const teto = AbortSignal.timeout(tetoMs);
      const lido = await fila.run(pedido, signal ? AbortSignal.any([signal, teto]) : teto);
      // the thread reads each kind into its own
      return lido as LeiturasDeExtrato[P['como']];
    },
    close: fila.close,
  };
}

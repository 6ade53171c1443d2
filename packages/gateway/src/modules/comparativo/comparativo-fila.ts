import { createThreadQueue } from '../../plugins/thread-queue.ts';
import type { ComparativoImpresso } from './comparativo.pdf.ts';
import { comparativoCancelado, comparativoOcupado } from './comparativo.errors.ts';

/** Draws comparisons away from the thread that answers everybody else. */
export interface FilaDeDesenho {
  /** @throws {Recusa} when the queue is full, or `signal` aborted: what nobody waits for is not drawn. */
  draw(impresso: ComparativoImpresso, signal?: AbortSignal): Promise<Buffer>;
  /** Starts a thread ahead of the first drawing. */
  prepare(): void;
  /** How many are being drawn and how many wait. */
  readonly medida: { readonly desenhando: number; readonly esperando: number };
  close(): Promise<void>;
}

interface Limites {
  /** Threads at most. */
  readonly threads?: number;
  /** Drawings that may wait. */
  readonly esperando?: number;
}

/** A queue in front of a few threads: as many drawings at once as there are threads, the rest in order of arrival. */
export function createFilaDeDesenho({ threads = 2, esperando = 100 }: Limites = {}): FilaDeDesenho {
  const fila = createThreadQueue<ComparativoImpresso, Uint8Array<ArrayBuffer>>({
    url: new URL('./comparativo.thread.mjs', import.meta.url),
    threads,
    esperando,
    cancelado: comparativoCancelado,
    ocupado: comparativoOcupado,
    parou: 'o desenho do comparativo parou no meio',
  });
  return {
    draw: async (impresso, signal) => Buffer.from((await fila.run(impresso, signal)).buffer),
    prepare: () => fila.prepare(),
    get medida() {
      return { desenhando: fila.medida.fazendo, esperando: fila.medida.esperando };
    },
    close: () => fila.close(),
  };
}

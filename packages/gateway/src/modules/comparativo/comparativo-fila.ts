import { once as on } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { ComparativoImpresso } from './comparativo.pdf.ts';
import type { RespostaDesenho } from './comparativo.worker.ts';
import { emAtualizacao } from '../../plugins/errors.ts';
import { comparativoCancelado, comparativoOcupado } from './comparativo.errors.ts';

/** This gateway is being stopped; another, or the next, draws it. */
const saindo = () => emAtualizacao('gateway-saindo');

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

interface Pedido {
  readonly impresso: ComparativoImpresso;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (pdf: Buffer) => void;
  readonly reject: (error: unknown) => void;
}

interface Limites {
  /** Threads at most. */
  readonly threads?: number;
  /** Drawings that may wait. */
  readonly esperando?: number;
}

const startThread = (): Worker => {
  const thread = new Worker(new URL('./comparativo.thread.mjs', import.meta.url));
  thread.unref();
  return thread;
};

/** Settles with the thread's answer, its death, or the moment nobody waits any more. */
async function drawIn(thread: Worker, { impresso, signal }: Pedido): Promise<Buffer> {
  const heard = new AbortController();
  const once = { signal: signal ? AbortSignal.any([heard.signal, signal]) : heard.signal };
  thread.ref();
  try {
    const answer = Promise.race([
      on(thread, 'message', once),
      on(thread, 'exit', once).then(() => {
        throw new Error('o desenho do comparativo parou no meio');
      }),
    ]);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(impresso);
    const [resposta] = (await answer) as [RespostaDesenho];
    if ('erro' in resposta) throw new Error(resposta.erro);
    return Buffer.from(resposta.pdf.buffer);
  } catch (error) {
    throw signal?.aborted ? comparativoCancelado() : error;
  } finally {
    heard.abort();
    thread.unref();
  }
}

/** A queue in front of a few threads: as many drawings at once as there are threads, the rest in order of arrival. */
export function createFilaDeDesenho({ threads = 2, esperando = 100 }: Limites = {}): FilaDeDesenho {
  const idle: Worker[] = [];
  const busy = new Set<Worker>();
  const waiting: Pedido[] = [];
  let isClosed = false;

  async function serve(thread: Worker, pedido: Pedido): Promise<void> {
    busy.add(thread);
    try {
      pedido.resolve(await drawIn(thread, pedido));
      idle.push(thread);
    } catch (error) {
      // it may be in the middle of a drawing nobody wants, or dead: another takes its place
      void thread.terminate();
      pedido.reject(error);
    } finally {
      busy.delete(thread);
      next();
    }
  }

  function next(): void {
    if (isClosed || busy.size >= threads) return;
    const pedido = waiting.shift();
    if (!pedido) return;
    if (pedido.signal?.aborted) {
      pedido.reject(comparativoCancelado());
      return next();
    }
    void serve(idle.pop() ?? startThread(), pedido);
  }

  return {
    draw: (impresso, signal) =>
      new Promise<Buffer>((resolve, reject) => {
        if (isClosed) return reject(saindo());
        if (waiting.length >= esperando) return reject(comparativoOcupado());
        if (signal?.aborted) return reject(comparativoCancelado());
        const pedido = { impresso, signal, resolve, reject };
        waiting.push(pedido);
        signal?.addEventListener(
          'abort',
          () => {
            const at = waiting.indexOf(pedido);
            if (at < 0) return;
            waiting.splice(at, 1);
            reject(comparativoCancelado());
          },
          { once: true },
        );
        next();
      }),
    prepare: () => {
      if (!isClosed && idle.length + busy.size === 0) idle.push(startThread());
    },
    get medida() {
      return { desenhando: busy.size, esperando: waiting.length };
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(saindo());
      await Promise.all([...idle.splice(0), ...busy].map((thread) => thread.terminate()));
    },
  };
}

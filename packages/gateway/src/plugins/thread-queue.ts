import { once as on } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { type ResourceLimits, type TransferListItem, Worker } from 'node:worker_threads';
import { emAtualizacao, type Recusa } from './errors.ts';

/** This gateway is being stopped; another, or the next, does it. */
const saindo = () => emAtualizacao('gateway-saindo');

/** The thread at a piece of work ended, or took longer than it may. */
export class SemResposta extends Error {}

/** What a thread answers: what was asked for, or why not. One piece of work at a time, so nothing names it. */
export type RespostaThread<R> = { readonly resultado: R } | { readonly erro: string };

/** Work done away from the thread that answers everybody else. */
export interface ThreadQueue<P, R> {
  /**
   * @throws {Recusa} when the queue is full, or `signal` aborted: what nobody waits for is not done.
   * @throws {SemResposta} when its thread ended before it answered, or took too long.
   */
  run(pedido: P, signal?: AbortSignal): Promise<R>;
  /** Starts a thread ahead of the first piece of work. */
  prepare(): void;
  /** How many pieces of work are being done and how many wait. */
  readonly medida: { readonly fazendo: number; readonly esperando: number };
  close(): Promise<void>;
}

interface Pedido<P, R> {
  readonly carga: P;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (resultado: R) => void;
  readonly reject: (error: unknown) => void;
}

interface Opcoes<P> {
  /** The `.mjs` a thread starts with. */
  readonly url: URL;
  /** Threads at most. */
  readonly threads: number;
  /** Pieces of work that may wait. */
  readonly esperando: number;
  /** What whoever asked is told when nobody waits any more, and when too many wait. */
  readonly cancelado: () => Recusa;
  readonly ocupado: () => Recusa;
  /** Said when a thread dies at its work. */
  readonly parou: string;
  /** How long a piece of work may take, once begun; without it as long as it takes. */
  readonly tetoMs?: number;
  /** What a thread may use; one that asks for more ends with the code ERR_WORKER_OUT_OF_MEMORY. */
  readonly limites?: ResourceLimits;
  /** What of a piece of work is handed over rather than copied: whoever asked has it no longer. */
  readonly moved?: (carga: P) => readonly TransferListItem[];
}

/** A queue in front of a few threads: as many at once as there are threads, the rest in order of arrival. */
export function createThreadQueue<P, R>({
  url,
  threads,
  esperando,
  cancelado,
  ocupado,
  parou,
  tetoMs,
  limites,
  moved = () => [],
}: Opcoes<P>): ThreadQueue<P, R> {
  const idle: Worker[] = [];
  const busy = new Set<Worker>();
  const waiting: Pedido<P, R>[] = [];
  let isClosed = false;

  const startThread = (): Worker => {
    const thread = new Worker(url, { ...(limites && { resourceLimits: limites }) });
    thread.unref();
    return thread;
  };

  async function overdue(ms: number, until: { signal: AbortSignal }): Promise<never> {
    await wait(ms, undefined, until);
    throw new SemResposta(parou);
  }

  /** Settles with the thread's answer, its death, or the moment nobody waits any more. */
  async function runIn(thread: Worker, { carga, signal }: Pedido<P, R>): Promise<R> {
    const heard = new AbortController();
    const once = { signal: signal ? AbortSignal.any([heard.signal, signal]) : heard.signal };
    thread.ref();
    try {
      const answer = Promise.race([
        on(thread, 'message', once),
        on(thread, 'exit', once).then(() => {
          throw isClosed ? saindo() : new SemResposta(parou);
        }),
        ...(tetoMs === undefined ? [] : [overdue(tetoMs, once)]),
      ]);
      thread.postMessage(carga, moved(carga));
      const [resposta] = (await answer) as [RespostaThread<R>];
      if ('erro' in resposta) throw new Error(resposta.erro);
      return resposta.resultado;
    } catch (error) {
      throw signal?.aborted ? cancelado() : error;
    } finally {
      heard.abort();
      thread.unref();
    }
  }

  async function serve(thread: Worker, pedido: Pedido<P, R>): Promise<void> {
    busy.add(thread);
    try {
      pedido.resolve(await runIn(thread, pedido));
      idle.push(thread);
    } catch (error) {
      // it may be in the middle of what nobody wants, or dead: another takes its place
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
      pedido.reject(cancelado());
      return next();
    }
    void serve(idle.pop() ?? startThread(), pedido);
  }

  return {
    run: (carga, signal) =>
      new Promise<R>((resolve, reject) => {
        if (isClosed) return reject(saindo());
        if (waiting.length >= esperando) return reject(ocupado());
        if (signal?.aborted) return reject(cancelado());
        const pedido = { carga, signal, resolve, reject };
        waiting.push(pedido);
        signal?.addEventListener(
          'abort',
          () => {
            const at = waiting.indexOf(pedido);
            if (at < 0) return;
            waiting.splice(at, 1);
            reject(cancelado());
          },
          { once: true },
        );
        next();
      }),
    prepare: () => {
      if (!isClosed && idle.length + busy.size === 0) idle.push(startThread());
    },
    get medida() {
      return { fazendo: busy.size, esperando: waiting.length };
    },
    close: async () => {
      isClosed = true;
      for (const { reject } of waiting.splice(0)) reject(saindo());
      await Promise.all([...idle.splice(0), ...busy].map((thread) => thread.terminate()));
    },
  };
}

import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { PdfLido } from './read-pdf.ts';

/** Longer than a PDF of three hundred pages takes on a slow machine. */
const TETO_MS = 60_000;
/** A file that asks for more memory than this is not read. */
const MEMORIA_MB = 768;

const naoLido: PdfLido = { leitura: 'GRANDE_DEMAIS', paginas: null, texto: '' };

/**
 * Reads a PDF in a thread of its own, which ends with it: whatever a file does to the reader, it does to nobody else. One that takes too long
 * or too much memory is told as too large.
 *
 * @throws when `signal` aborts, or the thread could not read at all
 */
export async function readInThread(
  pdf: Uint8Array<ArrayBuffer>,
  { signal, tetoMs = TETO_MS }: { signal: AbortSignal; tetoMs?: number },
): Promise<PdfLido> {
  const thread = new Worker(new URL('./leitura.thread.mjs', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB } });
  const done = new AbortController();
  const until = { signal: AbortSignal.any([done.signal, signal]) };
  try {
    thread.postMessage(pdf, [pdf.buffer]);
    const said = await Promise.race([
      once(thread, 'message', until).then(([lido]) => lido as PdfLido | { erro: string }),
      once(thread, 'exit', until).then(() => naoLido),
      wait(tetoMs, naoLido, until),
    ]);
    if ('erro' in said) throw new Error(said.erro);
    return said;
  } catch (error) {
    if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') return naoLido;
    throw error;
  } finally {
    done.abort();
    await thread.terminate();
  }
}

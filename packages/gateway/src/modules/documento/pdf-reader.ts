import { leituraCancelada, leituraOcupada } from '../../leitura/fila-leitura.ts';
import { createThreadQueue, SemResposta } from '../../plugins/thread-queue.ts';
import type { PdfLido } from './read-pdf.ts';

/** Longer than a PDF of three hundred pages takes on a slow machine. */
const TETO_MS = 60_000;
/** A file that asks for more memory than this is not read. */
const MEMORIA_MB = 768;
/** Files read at once: more than these would take the processors from whoever waits for a screen, and 768 MB each. */
const THREADS = 2;

const NAO_LIDO: PdfLido = { leitura: 'GRANDE_DEMAIS', paginas: null, texto: '' };

/** Reads PDFs for the library. */
export interface PdfReader {
  /**
   * One that takes too long or too much memory is told as too large. The bytes are handed over.
   *
   * @throws when `signal` aborts, or the thread could not read at all
   */
  read(pdf: Uint8Array<ArrayBuffer>, options: { readonly signal: AbortSignal }): Promise<PdfLido>;
  close(): Promise<void>;
}

const isTooMuch = (error: unknown): boolean =>
  error instanceof SemResposta || (error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY';

/** A few threads away from the one that answers everybody else: a file that breaks its reader ends that thread, and nothing else. */
export function createPdfReader({ tetoMs = TETO_MS, memoriaMb = MEMORIA_MB, threads = THREADS } = {}): PdfReader {
  const fila = createThreadQueue<Uint8Array<ArrayBuffer>, PdfLido>({
    url: new URL('./leitura.thread.mjs', import.meta.url),
    threads,
    esperando: 1_000,
    tetoMs,
    limites: { maxOldGenerationSizeMb: memoriaMb },
    moved: ({ buffer }) => [buffer],
    cancelado: leituraCancelada,
    ocupado: leituraOcupada,
    parou: 'a leitura do PDF parou no meio',
  });
  return {
    read: (pdf, { signal }) =>
      fila.run(pdf, signal).catch((error: unknown) => {
        if (isTooMuch(error)) return NAO_LIDO;
        throw error;
      }),
    close: fila.close,
  };
}

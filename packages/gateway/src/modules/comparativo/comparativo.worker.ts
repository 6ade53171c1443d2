import { parentPort } from 'node:worker_threads';
import { type ComparativoImpresso, drawComparativo } from './comparativo.pdf.ts';

/** What the thread is asked and what it answers: one drawing at a time, so nothing names it. */
export type RespostaDesenho = { readonly pdf: Uint8Array<ArrayBuffer> } | { readonly erro: string };

async function draw(impresso: ComparativoImpresso): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of drawComparativo(impresso) as unknown as AsyncIterable<Buffer>) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

parentPort?.on('message', (impresso: ComparativoImpresso) => {
  draw(impresso).then(
    (pdf) => parentPort?.postMessage({ pdf } satisfies RespostaDesenho, [pdf.buffer]),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (error: unknown) => parentPort?.postMessage({ erro: String(error) } satisfies RespostaDesenho),
  );
});

import { parentPort } from 'node:worker_threads';
import type { RespostaThread } from '../../plugins/thread-queue.ts';
import { type ComparativoImpresso, drawComparativo } from './comparativo.pdf.ts';

async function draw(impresso: ComparativoImpresso): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Buffer[] = [];
  for await (const part of drawComparativo(impresso) as unknown as AsyncIterable<Buffer>) parts.push(part);
  return new Uint8Array(Buffer.concat(parts));
}

parentPort?.on('message', (impresso: ComparativoImpresso) => {
  draw(impresso).then(
    (resultado) => parentPort?.postMessage({ resultado } satisfies RespostaThread<Uint8Array>, [resultado.buffer]),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (error: unknown) => parentPort?.postMessage({ erro: String(error) } satisfies RespostaThread<Uint8Array>),
  );
});

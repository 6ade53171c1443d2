import { parentPort } from 'node:worker_threads';
import { readPdf } from './read-pdf.ts';

parentPort?.once('message', (pdf: Uint8Array) => {
  readPdf(pdf).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (lido) => parentPort?.postMessage(lido),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (error: unknown) => parentPort?.postMessage({ erro: String(error) }),
  );
});

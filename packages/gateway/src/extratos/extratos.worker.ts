import { parentPort } from 'node:worker_threads';
import type { RespostaThread } from '../plugins/thread-queue.ts';
import type { LeituraOfx } from './ofx/ofx.model.ts';
import { readOfx } from './ofx/read-ofx.ts';

/** A file to be read. */
export interface PedidoDeExtrato {
  readonly bytes: Uint8Array;
}

parentPort?.on('message', ({ bytes }: PedidoDeExtrato) => {
  readOfx(bytes).then(
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (resultado) => parentPort?.postMessage({ resultado } satisfies RespostaThread<LeituraOfx>),
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    (error: unknown) => parentPort?.postMessage({ erro: String(error) } satisfies RespostaThread<LeituraOfx>),
  );
});

import type { Mundo } from '../mundo.ts';
import type { PixGuardado } from './cobv.store.ts';
import { writePix } from './cobv.writer.ts';

const LIMITE_MS = 30_000;
const TENTATIVAS = 3;
const PAUSA_MS = 1_000;

/** Tells the receiver of a payment at `{webhookUrl}/pix`, until it is taken; given up, it is found by who looks. Answers whether it was taken. */
export async function sendPixNotice({ cobv }: Pick<Mundo, 'cobv'>, pix: PixGuardado): Promise<boolean> {
  const webhook = cobv.webhooks.get(pix.chave);
  if (!webhook) return false;
  const body = JSON.stringify({ pix: [writePix(pix)] });
  for (let vez = 1; ; vez += 1) {
    try {
      const reply = await fetch(`${webhook.url}/pix`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
        redirect: 'error',
        signal: AbortSignal.timeout(LIMITE_MS),
      });
      if (reply.ok) return true;
    } catch {
      // nobody there: tried again below
    }
    if (vez === TENTATIVAS) return false;
    await new Promise((resolve) => setTimeout(resolve, PAUSA_MS).unref());
  }
}

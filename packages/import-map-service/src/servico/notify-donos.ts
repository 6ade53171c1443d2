import { createHmac } from 'node:crypto';
import type { Aviso } from './contexto.ts';

const ESPERA_MS = 10_000;

interface Destino {
  readonly url: string;
  /** Shared with the receiver, which uses it to verify the notice. */
  readonly chave: string;
}

/**
 * Notifies the owners of a build with a POST. `x-balcao-assinatura` is `sha256=` and the HMAC of the body.
 *
 * @throws when the receiver did not accept it.
 */
export function createAvisoWebhook({ url, chave }: Destino): (aviso: Aviso) => Promise<void> {
  return async (aviso) => {
    const corpo = JSON.stringify(aviso);
    const assinatura = createHmac('sha256', chave).update(corpo).digest('hex');
    const resposta = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-balcao-assinatura': `sha256=${assinatura}` },
      body: corpo,
      redirect: 'error',
      signal: AbortSignal.timeout(ESPERA_MS),
    });
    if (!resposta.ok) throw new Error(`o aviso não foi aceito: ${resposta.status}`);
  };
}

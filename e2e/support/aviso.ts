import { createHmac } from 'node:crypto';
import { expect, type APIRequestContext } from '@playwright/test';

/** A notice about a proposal as a pretend insurer signs it. */
export async function sendAviso(request: APIRequestContext, seguradora: string, dito: object): Promise<void> {
  const corpo = JSON.stringify(dito);
  const instante = String(Math.floor(Date.now() / 1_000));
  const assinatura = createHmac('sha256', `aviso-${seguradora}`).update(`${instante}.${corpo}`).digest('hex');
  const response = await request.post(`/webhooks/seguradoras/${seguradora}`, {
    data: Buffer.from(corpo),
    headers: { 'content-type': 'application/json', 'x-webhook-timestamp': instante, 'x-webhook-signature': `sha256=${assinatura}` },
  });
  expect(await response.json()).toEqual({ success: true, data: { aplicado: true } });
}

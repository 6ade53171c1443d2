import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { Mundo } from '../mundo.ts';
import { dataHoraOpin } from '../relogio.ts';
import type { Consent } from './consent.store.ts';

const LIMITE_MS = 10_000;
const Pedido = z.object({ slug: z.string(), consentId: z.string(), avisar: z.optional(z.boolean()) });
const Limite = z.object({ slug: z.string(), vezes: z.int().check(z.minimum(0), z.maximum(1_000)) });

/**
 * Tells who reads that a consent changed: the header, the body and the 202 of the published `webhook`, which so far publishes no address
 * for consents; this one is written as its others are.
 */
async function sendConsentNotice(consent: Consent, agora: Date): Promise<boolean> {
  if (!consent.avisarEm) return false;
  const address = `${consent.avisarEm}/open-insurance/webhook/v1/consents/v3/consents/${encodeURIComponent(consent.consentId)}`;
  try {
    const reply = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-webhook-interaction-id': randomUUID() },
      body: JSON.stringify({ data: { timestamp: dataHoraOpin(agora) } }),
      redirect: 'error',
      signal: AbortSignal.timeout(LIMITE_MS),
    });
    return reply.status === 202;
  } catch {
    // nobody there: who reads finds it out at its next reading
    return false;
  }
}

/** Admin routes: a person revokes at the insurer; the next reads are too many. Real insurers have none of these. */
export function revocationRoutes(app: FastifyInstance, { consents, relogio }: Mundo): void {
  app.post('/_sandbox/consentimento/revogar', async (request, reply) => {
    const pedido = Pedido.safeParse(request.body);
    const agora = relogio.agora();
    const consent = pedido.success ? consents.find(pedido.data.slug, pedido.data.consentId, agora) : null;
    if (consent?.status !== 'AUTHORISED') return reply.code(404).send({ erro: 'Não há consentimento autorizado com esse id.' });
    consents.end(consent, { rejectedBy: 'USER', code: 'CUSTOMER_MANUALLY_REVOKED' }, agora);
    return { avisado: pedido.data?.avisar !== false && (await sendConsentNotice(consent, agora)) };
  });

  app.post('/_sandbox/open-insurance/limite', async (request, reply) => {
    const limite = Limite.safeParse(request.body);
    if (!limite.success) return reply.code(400).send({ erro: 'Informe slug e vezes.' });
    consents.limit(limite.data.slug, limite.data.vezes);
    return limite.data;
  });
}

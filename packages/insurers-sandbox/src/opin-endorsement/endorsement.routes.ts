import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Mundo } from '../mundo.ts';
import { errorBody, naoAutorizado, naoEncontrado, refuse, semEscopo } from '../opin/opin-errors.ts';
import { dataHoraOpin } from '../relogio.ts';
import { endorsementRequest } from './endorsement.published.ts';

interface Pedido {
  readonly data: Readonly<Record<string, unknown>> & { readonly policyId: string; readonly requestDescription: string };
}

const ESCOPO = 'endorsement';

/**
 * `POST /<slug>/open-insurance/endorsement/v2/request/{consentId}`: a request is protocolled; the same key with the same body gets the same
 * protocol, with another body it is refused. `#RECUSA` in the description is refused.
 */
export function endorsementRoutes(app: FastifyInstance, { perfis, tokens, relogio }: Mundo): void {
  const recebidos = new Map<string, { corpo: string; resposta: object }>();
  app.post<{ Params: { slug: string; consentId: string }; Body: Pedido }>(
    '/:slug/open-insurance/endorsement/v2/request/:consentId',
    { schema: { body: endorsementRequest }, attachValidation: true },
    async (request, reply) => {
      const { slug, consentId } = request.params;
      const agora = relogio.agora();
      if (!perfis.has(slug)) return refuse(reply, 404, naoEncontrado, agora);
      const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
      const concessao = tokens.read(token, slug, agora);
      if (!concessao) return refuse(reply, 401, naoAutorizado, agora);
      if (!concessao.escopo.split(' ').includes(ESCOPO)) return refuse(reply, 403, semEscopo(ESCOPO), agora);
      if (request.validationError) {
        const detail = request.validationError.message;
        return reply.code(400).send(errorBody([{ code: 'INVALIDO', title: 'Pedido inválido', detail }], agora));
      }
      const { data } = request.body;
      const refusal = (code: 'ERRO_IDEMPOTENCIA' | 'NAO_INFORMADO', detail: string) =>
        reply.code(422).send({ errors: [{ code, title: 'Solicitação não processada', detail, requestDateTime: dataHoraOpin(agora) }] });
      const chave = `${slug}:${String(request.headers['x-idempotency-key'] ?? '')}`;
      const corpo = JSON.stringify(data);
      const antes = recebidos.get(chave);
      if (antes && antes.corpo !== corpo) return refusal('ERRO_IDEMPOTENCIA', 'A chave já foi usada com outro pedido.');
      if (antes) return reply.code(201).send(antes.resposta);
      if (data.requestDescription.includes('#RECUSA')) return refusal('NAO_INFORMADO', 'A apólice não permite este endosso.');
      const protocolNumber = `EN-${createHash('sha256').update(`${slug}:${consentId}`).digest('hex').slice(0, 10).toUpperCase()}`;
      const resposta = {
        data: { ...data, protocolNumber, protocolDateTime: dataHoraOpin(agora) },
        links: { redirect: `https://${slug}.seguradora.test/endossos/${protocolNumber}` },
      };
      recebidos.set(chave, { corpo, resposta });
      return reply.code(201).send(resposta);
    },
  );
}

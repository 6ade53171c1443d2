import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Mundo } from '../mundo.ts';
import type { EndossoConsentido } from '../open-insurance/consent.store.ts';
import { enterWithToken, semConsentimento } from '../open-insurance/open-insurance.door.ts';
import { ENDOSSO } from '../open-insurance/permissions.table.ts';
import { errorBody, naoAutorizado, naoEncontrado, refuse } from '../opin/opin-errors.ts';
import { dataHoraOpin } from '../relogio.ts';
import { endorsementRequest } from './endorsement.published.ts';

interface Pedido {
  readonly data: EndossoConsentido & { readonly requestDate: string };
}

/** A request under its protocol. */
interface Protocolado {
  readonly slug: string;
  readonly em: Date;
  readonly pedido: Pedido['data'];
}

const ESCOPO = 'endorsement';
const DIA_MS = 86_400_000;
const CAMPOS = ['policyId', 'proposalId', 'endorsementType', 'requestDescription', 'insuredObjectId'] as const;

/** The first field of a request that says something else than its consent. */
const divergence = (consentido: EndossoConsentido, pedido: EndossoConsentido): string | undefined =>
  CAMPOS.find((campo) => JSON.stringify(consentido[campo]) !== JSON.stringify(pedido[campo]));

/** What became of a request by a moment: a day in analysis, and then an answer. */
function answerOf({ em, pedido }: Protocolado, protocolo: string, agora: Date): object {
  const dias = Math.floor((agora.getTime() - em.getTime()) / DIA_MS);
  const { requestDescription } = pedido;
  if (dias < 1 || requestDescription.includes('#SEMRESPOSTA')) return { protocolo, situacao: 'EM_ANALISE' };
  if (requestDescription.includes('#RECUSADEPOIS'))
    return { protocolo, situacao: 'RECUSADO', motivo: 'A vistoria não aprovou a alteração.' };
  const emitidoEm = new Date(em.getTime() + DIA_MS).toISOString().slice(0, 10);
  return { protocolo, situacao: 'EMITIDO', numero: `E${protocolo.slice(3)}`, emitidoEm };
}

/**
 * `POST /<slug>/open-insurance/endorsement/v2/request/{consentId}`: under a consent of phase 3 in force, a request that says what was consented is
 * protocolled, and the consent is used up; the same key with the same body gets the same protocol, with another body it is refused. `#RECUSA` in
 * the description is refused. `GET /<slug>/sandbox/v1/protocolos-de-endosso/{protocolo}`: what became of it, which the standard does not publish.
 */
export function endorsementRoutes(app: FastifyInstance, mundo: Mundo): void {
  const { perfis, tokens, relogio, consents } = mundo;
  const recebidos = new Map<string, { corpo: string; resposta: object }>();
  const protocolados = new Map<string, Protocolado>();
  const refused = (reply: FastifyReply, code: 'ERRO_IDEMPOTENCIA' | 'NAO_INFORMADO', detail: string) =>
    reply
      .code(422)
      .send({ errors: [{ code, title: 'Solicitação não processada', detail, requestDateTime: dataHoraOpin(relogio.agora()) }] });

  app.post<{ Params: { slug: string; consentId: string }; Body: Pedido }>(
    '/:slug/open-insurance/endorsement/v2/request/:consentId',
    { schema: { body: endorsementRequest }, attachValidation: true },
    async (request, reply) => {
      const { slug, consentId } = request.params;
      const agora = relogio.agora();
      const entrada = await enterWithToken(mundo, [request, reply], ESCOPO);
      if (!entrada) return reply;
      const { consent } = entrada;
      if (consent?.consentId !== consentId || !consent.endosso || !consent.permissoes.includes(ENDOSSO))
        return refuse(reply, 403, semConsentimento, agora);
      if (request.validationError) {
        const detail = request.validationError.message;
        return reply.code(400).send(errorBody([{ code: 'INVALIDO', title: 'Pedido inválido', detail }], agora));
      }
      const { data } = request.body;
      const chave = `${slug}:${String(request.headers['x-idempotency-key'] ?? '')}`;
      const corpo = JSON.stringify(data);
      const antes = recebidos.get(chave);
      if (antes && antes.corpo !== corpo) return refused(reply, 'ERRO_IDEMPOTENCIA', 'A chave já foi usada com outro pedido.');
      if (antes) return reply.code(201).send(antes.resposta);
      if (consent.status !== 'AUTHORISED') return refuse(reply, 403, semConsentimento, agora);
      const campo = divergence(consent.endosso, data);
      if (campo) return refused(reply, 'NAO_INFORMADO', `[${campo}] Diverge do que a pessoa autorizou.`);
      if (/#RECUSA(?!DEPOIS)/.test(data.requestDescription)) return refused(reply, 'NAO_INFORMADO', 'A apólice não permite este endosso.');
      const protocolNumber = `EN-${createHash('sha256').update(`${slug}:${consentId}`).digest('hex').slice(0, 10).toUpperCase()}`;
      const resposta = {
        data: { ...data, protocolNumber, protocolDateTime: dataHoraOpin(agora) },
        links: { redirect: `https://${slug.replaceAll('_', '-')}.seguradora.test/endossos/${protocolNumber}` },
      };
      recebidos.set(chave, { corpo, resposta });
      protocolados.set(protocolNumber, { slug, em: agora, pedido: data });
      consents.consume(consent, agora);
      return reply.code(201).send(resposta);
    },
  );

  app.get<{ Params: { slug: string; protocolo: string } }>('/:slug/sandbox/v1/protocolos-de-endosso/:protocolo', async (request, reply) => {
    const { slug, protocolo } = request.params;
    const agora = relogio.agora();
    const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    if (!perfis.has(slug)) return refuse(reply, 404, naoEncontrado, agora);
    if (!tokens.read(token, slug, agora)) return refuse(reply, 401, naoAutorizado, agora);
    const protocolado = protocolados.get(protocolo);
    return protocolado?.slug === slug ? answerOf(protocolado, protocolo, agora) : refuse(reply, 404, naoEncontrado, agora);
  });
}

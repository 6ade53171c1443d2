import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import type { Mundo } from '../mundo.ts';
import { errorBody, naoEncontrado, refuse } from '../opin/opin-errors.ts';
import { dataHoraOpin } from '../relogio.ts';
import { canonicalJson } from '../cenarios/seed.rule.ts';
import type { Consent } from './consent.store.ts';
import { enterAsClient, type ParamsDoSlug } from './open-insurance.door.ts';
import { ENDOSSO, incompleteGroup, isOfSharing, supportedBy } from './permissions.table.ts';

interface ParamsDoConsent extends ParamsDoSlug {
  readonly consentId: string;
}

const BASE = '/:slug/open-insurance/consents/v3/consents';
/** A sharing lasts a year at most. */
const MAXIMO_MS = 366 * 86_400_000;

const texto = (maximo: number) => z.string().check(z.maxLength(maximo));
const EndorsementInformation = z.strictObject({
  policyId: texto(60),
  insuredObjectId: z.array(texto(100)),
  proposalId: z.optional(texto(60)),
  endorsementType: z.enum(['ALTERACAO', 'CANCELAMENTO', 'INCLUSAO', 'EXCLUSAO']),
  requestDescription: texto(1024),
});

const CreateConsent = z.strictObject({
  data: z.strictObject({
    loggedUser: z.strictObject({
      document: z.strictObject({ identification: z.string().check(z.regex(/^\d{11}$/)), rel: z.string().check(z.regex(/^[A-Z]{3}$/)) }),
    }),
    businessEntity: z.optional(
      z.strictObject({
        document: z.strictObject({
          identification: z.string().check(z.regex(/^[A-Z0-9]{12}\d{2}$/)),
          rel: z.string().check(z.regex(/^[A-Z]{4}$/)),
        }),
      }),
    ),
    permissions: z.array(z.string().check(z.regex(/^[A-Z_]{3,100}$/))).check(z.minLength(1)),
    expirationDateTime: z.iso.datetime(),
    endorsementInformation: z.optional(EndorsementInformation),
  }),
});

function writeConsent(consent: Consent): object {
  const { rejeicao } = consent;
  const self = `https://${consent.slug}.seguradora.test/open-insurance/consents/v3/consents/${consent.consentId}`;
  return {
    data: {
      consentId: consent.consentId,
      creationDateTime: dataHoraOpin(consent.criadoEm),
      status: consent.status,
      statusUpdateDateTime: dataHoraOpin(consent.statusEm),
      permissions: consent.permissoes,
      expirationDateTime: dataHoraOpin(consent.expiraEm),
      ...(consent.endosso && { endorsementInformation: consent.endosso }),
      ...(rejeicao && { rejection: { rejectedBy: rejeicao.rejectedBy, reason: { code: rejeicao.code } } }),
    },
    links: { self },
    meta: { totalRecords: 1, totalPages: 1 },
  };
}

const malformado = (detail: string) => ({ code: 'REQUISICAO_MALFORMADA', title: 'Requisição malformada', detail });
const fase = {
  code: 'NAO_INFORMADO',
  title: 'Permissões de fases diferentes',
  detail: '[permissions] Peça só o compartilhamento de dados, ou só o endosso.',
};
const semEndosso = malformado('[endorsementInformation] Obrigatório com a permissão de endosso, e só com ela.');
const semCertificado = {
  code: 'NAO_INFORMADO',
  title: 'Falta o certificado',
  detail: '[endorsementInformation.proposalId] Obrigatório em seguros de pessoas.',
};
const semProduto = {
  code: 'NAO_INFORMADO',
  title: 'Sem permissões',
  detail: '[permissions] Nenhum produto pedido existe nesta seguradora.',
};
const chaveUsada = {
  code: 'ERRO_IDEMPOTENCIA',
  title: 'Chave repetida',
  detail: 'A chave de idempotência já foi usada com outro conteúdo.',
};

/** `consents/v3`: what a person is asked to consent to, before they are. */
export function consentsRoutes(app: FastifyInstance, mundo: Mundo): void {
  const { relogio, consents } = mundo;
  const refused = (reply: FastifyReply, status: number, error: { code: string; title: string; detail: string }): FastifyReply =>
    reply.code(status).send(errorBody([error], relogio.agora()));

  app.post<{ Params: ParamsDoSlug }>(BASE, async (request, reply) => {
    const entrada = await enterAsClient(mundo, request, reply);
    if (!entrada) return reply;
    const { perfil, clientId } = entrada;
    const chave = request.headers['x-idempotency-key'];
    if (typeof chave !== 'string' || chave.length > 40)
      return refused(reply, 400, malformado('[x-idempotency-key] Informe de 1 a 40 caracteres.'));
    const pedido = CreateConsent.safeParse(request.body);
    if (!pedido.success)
      return refused(reply, 400, malformado(`[${pedido.error.issues[0]?.path.join('.') ?? 'data'}] Valor fora do padrão.`));
    const { loggedUser, businessEntity, permissions, expirationDateTime, endorsementInformation } = pedido.data.data;
    const isEndosso = permissions.every((one) => one === ENDOSSO);
    const missing = incompleteGroup(permissions.filter(isOfSharing));
    if (!isEndosso && !permissions.every(isOfSharing)) return refused(reply, 422, fase);
    if (isEndosso !== (endorsementInformation !== undefined)) return refused(reply, 400, semEndosso);
    const isDePessoas = perfil.linhas.every((linha) => linha === 'VIDA');
    if (isEndosso && isDePessoas && !endorsementInformation?.proposalId) return refused(reply, 422, semCertificado);
    if (missing) return refused(reply, 400, malformado(`[permissions] Falta ${missing}, do mesmo agrupamento.`));
    const agora = relogio.agora();
    const expiraEm = new Date(expirationDateTime);
    if (expiraEm <= agora || expiraEm.getTime() > agora.getTime() + MAXIMO_MS)
      return refused(reply, 400, malformado('[expirationDateTime] Informe um momento de agora a 12 meses.'));
    const permissoes = isEndosso ? [ENDOSSO] : supportedBy(perfil, permissions);
    if (permissoes.length === 0) return refused(reply, 422, semProduto);

    const corpo = canonicalJson(request.body);
    const usada = consents.used(`${perfil.slug}/${chave}`);
    if (usada && usada.corpo !== corpo) return refused(reply, 422, chaveUsada);
    const known = usada && consents.find(perfil.slug, usada.consentId, agora);
    if (known) return reply.code(201).send(writeConsent(known));
    const consent: Consent = {
      consentId: `urn:${perfil.slug.replaceAll('_', '-').slice(0, 30)}:${randomUUID()}`,
      slug: perfil.slug,
      cpf: loggedUser.document.identification,
      documento: businessEntity?.document.identification ?? loggedUser.document.identification,
      clientId,
      permissoes,
      endosso: endorsementInformation ?? null,
      criadoEm: agora,
      expiraEm,
      status: 'AWAITING_AUTHORISATION',
      statusEm: agora,
      rejeicao: null,
      grantId: null,
      avisarEm: null,
    };
    consents.add(consent);
    consents.remember(`${perfil.slug}/${chave}`, consent.consentId, corpo);
    return reply.code(201).send(writeConsent(consent));
  });

  app.get<{ Params: ParamsDoConsent }>(`${BASE}/:consentId`, async (request, reply) => {
    const entrada = await enterAsClient(mundo, request, reply);
    if (!entrada) return reply;
    const consent = consents.find(entrada.perfil.slug, request.params.consentId, relogio.agora());
    return consent ? writeConsent(consent) : refuse(reply, 404, naoEncontrado, relogio.agora());
  });

  app.delete<{ Params: ParamsDoConsent }>(`${BASE}/:consentId`, async (request, reply) => {
    const entrada = await enterAsClient(mundo, request, reply);
    if (!entrada) return reply;
    const agora = relogio.agora();
    const consent = consents.find(entrada.perfil.slug, request.params.consentId, agora);
    if (!consent) return refuse(reply, 404, naoEncontrado, agora);
    const code = consent.status === 'AUTHORISED' ? 'CUSTOMER_MANUALLY_REVOKED' : 'CUSTOMER_MANUALLY_REJECTED';
    if (consent.status !== 'REJECTED') consents.end(consent, { rejectedBy: 'TPP', code }, agora);
    return reply.code(204).send();
  });
}

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Mundo } from '../mundo.ts';
import { ESCOPOS } from './authorisation-server.ts';
import type { Consent } from './consent.store.ts';
import { consentPage, noConsentPage } from './consent-screen.ts';
import type { ParamsDoSlug } from './open-insurance.door.ts';

interface ParamsDaTela extends ParamsDoSlug {
  readonly uid: string;
}

const HTML = 'text/html; charset=utf-8';
const digits = (text: string): string => text.replaceAll(/\D/g, '');

/** The screen at which a person says yes or no, at their insurer. */
export function consentScreenRoutes(app: FastifyInstance, mundo: Mundo): void {
  const { relogio, consents, perfis } = mundo;

  async function opened(request: FastifyRequest<{ Params: ParamsDaTela }>, reply: FastifyReply) {
    const { slug, uid } = request.params;
    const perfil = perfis.get(slug);
    if (!perfil) return null;
    const servidor = await mundo.authorisation(slug);
    // its cookie says that it is the browser that began
    const interaction = await servidor.provider.interactionDetails(request.raw, reply.raw).catch(() => null);
    const consent = consents.find(slug, servidor.consentOf(uid) ?? '', relogio.agora());
    if (interaction?.uid !== uid || consent?.status !== 'AWAITING_AUTHORISATION') return null;
    return { perfil, servidor, consent, interaction };
  }

  const shown = (reply: FastifyReply, seguradora: string, consent: Consent, erro: string | null) =>
    reply
      .code(erro ? 422 : 200)
      .type(HTML)
      .header('cache-control', 'no-store')
      .send(consentPage({ seguradora, consent, erro }));

  app.get<{ Params: ParamsDaTela }>('/:slug/consentimento/:uid', async (request, reply) => {
    const aberta = await opened(request, reply);
    if (!aberta) return reply.code(404).type(HTML).send(noConsentPage());
    return shown(reply, aberta.perfil.nome, aberta.consent, null);
  });

  app.post<{ Params: ParamsDaTela }>('/:slug/consentimento/:uid', async (request, reply) => {
    const aberta = await opened(request, reply);
    if (!aberta) return reply.code(404).type(HTML).send(noConsentPage());
    const { perfil, servidor, consent, interaction } = aberta;
    const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    const { provider } = servidor;
    if (form.get('resposta') !== 'sim') {
      consents.end(consent, { rejectedBy: 'USER', code: 'CUSTOMER_MANUALLY_REJECTED' }, relogio.agora());
      reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, { error: 'access_denied', error_description: 'recusado pela pessoa' });
      return reply;
    }
    if (digits(form.get('cpf') ?? '') !== consent.cpf)
      return shown(reply, perfil.nome, consent, 'Este não é o CPF do titular dos seguros.');
    const grant = new provider.Grant({ accountId: consent.cpf, clientId: consent.clientId });
    grant.addOIDCScope(ESCOPOS.join(' '));
    consent.grantId = await grant.save();
    consent.status = 'AUTHORISED';
    consent.statusEm = relogio.agora();
    const { redirect_uri } = interaction.params;
    consent.avisarEm = typeof redirect_uri === 'string' ? new URL(redirect_uri).origin : null;
    reply.hijack();
    await provider.interactionFinished(request.raw, reply.raw, {
      login: { accountId: consent.cpf, remember: false },
      consent: { grantId: consent.grantId },
    });
    return reply;
  });
}

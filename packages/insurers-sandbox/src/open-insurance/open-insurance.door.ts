import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Mundo } from '../mundo.ts';
import { naoAutorizado, naoEncontrado, refuse, semEscopo } from '../opin/opin-errors.ts';
import { drop } from '../quotes/quote.door.ts';
import type { Perfil } from '../seguradoras/perfil.ts';
import { thumbprintOf } from './authorisation-server.ts';
import type { Consent } from './consent.store.ts';

export interface ParamsDoSlug {
  readonly slug: string;
}
const INTERACAO = /^[a-zA-Z0-9][a-zA-Z0-9-]{0,99}$/;
const bearerOf = ({ headers }: FastifyRequest): string => /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
const excesso = { code: 'MUITAS_REQUISICOES', title: 'Muitas requisições', detail: 'O limite de requisições do período foi atingido.' };
const semInteracao = { code: 'CABECALHO', title: 'Cabeçalho inválido', detail: '[x-fapi-interaction-id] Informe um UUID da interação.' };
export const semConsentimento = {
  code: 'CONSENTIMENTO_INVALIDO',
  title: 'Consentimento sem efeito',
  detail: 'O consentimento não está autorizado, venceu ou não dá esta permissão.',
};

/** A call that was answered goes no further. */
const answered = (_reply: unknown): null => null;

/** Common to every call: the insurer, out of order or not, the limit, the headers. Null when it was answered. */
function enter(mundo: Mundo, request: FastifyRequest, reply: FastifyReply): Perfil | null {
  const { relogio, perfis, ajustes, consents } = mundo;
  const agora = relogio.agora();
  const { slug } = request.params as ParamsDoSlug;
  const perfil = perfis.get(slug);
  const interacao = request.headers['x-fapi-interaction-id'];
  reply.header('x-v', '1.0.0');
  if (typeof interacao === 'string' && INTERACAO.test(interacao)) reply.header('x-fapi-interaction-id', interacao);
  if (!perfil || perfil.linhas.length === 0) return answered(refuse(reply, 404, naoEncontrado, agora));
  if (ajustes.of(perfil).fora) return answered(drop(request, reply));
  if (consents.takeRefusal(slug)) return answered(refuse(reply.header('retry-after', '1'), 429, excesso, agora));
  if (typeof interacao !== 'string' || !INTERACAO.test(interacao)) return answered(refuse(reply, 400, semInteracao, agora));
  return perfil;
}

function isFromHolder(bound: string | undefined, request: FastifyRequest): boolean {
  if (bound === undefined) return true;
  const given = Buffer.from(thumbprintOf(request.raw.socket) ?? '');
  return given.length === bound.length && timingSafeEqual(given, Buffer.from(bound));
}

/** For `consents`: a token of the client itself. Null when the call was answered. */
export async function enterAsClient(
  mundo: Mundo,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ perfil: Perfil; clientId: string } | null> {
  const perfil = enter(mundo, request, reply);
  if (!perfil) return null;
  const { provider } = await mundo.authorisation(perfil.slug);
  const token = await provider.ClientCredentials.find(bearerOf(request));
  if (!token || !isFromHolder(token['x5t#S256'], request)) return answered(refuse(reply, 401, naoAutorizado, mundo.relogio.agora()));
  if (!token.scope?.split(' ').includes('consents')) return answered(refuse(reply, 403, semEscopo('consents'), mundo.relogio.agora()));
  return { perfil, clientId: token.clientId };
}

/** For what is done under a consent: its token, its scope, and the consent, however it stands. Null when it was answered. */
export async function enterWithToken(
  mundo: Mundo,
  [request, reply]: readonly [FastifyRequest, FastifyReply],
  escopo: string,
): Promise<{ perfil: Perfil; consent: Consent | null } | null> {
  const perfil = enter(mundo, request, reply);
  if (!perfil) return null;
  const agora = mundo.relogio.agora();
  const { provider } = await mundo.authorisation(perfil.slug);
  const token = await provider.AccessToken.find(bearerOf(request));
  if (!token || !isFromHolder(token['x5t#S256'], request)) return answered(refuse(reply, 401, naoAutorizado, agora));
  if (!token.scope?.split(' ').includes(escopo)) return answered(refuse(reply, 403, semEscopo(escopo), agora));
  return { perfil, consent: mundo.consents.findByGrant(token.grantId ?? '', agora) };
}

/** For what is read under a consent: it is in force, with the permission. Null when it was answered. */
export async function enterWithConsent(
  mundo: Mundo,
  call: readonly [FastifyRequest, FastifyReply],
  { escopo, permissao }: { readonly escopo: string; readonly permissao: string },
): Promise<{ perfil: Perfil; consent: Consent } | null> {
  const entrada = await enterWithToken(mundo, call, escopo);
  if (!entrada) return null;
  const { perfil, consent } = entrada;
  if (consent?.status !== 'AUTHORISED' || !consent.permissoes.includes(permissao))
    return answered(refuse(call[1], 403, semConsentimento, mundo.relogio.agora()));
  return { perfil, consent };
}

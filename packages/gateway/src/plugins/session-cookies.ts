import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, DURACAO_SESSAO_S, type Sessao } from '@balcao/contracts';
import { parseSessao, serializeSessao } from '@balcao/domain';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import type { SessaoAberta } from './session.ts';

export type ConfigCookies = Pick<Config, 'dominioCookie' | 'ambiente'>;

const optionsOf = ({ dominioCookie, ambiente }: ConfigCookies): CookieSerializeOptions => ({
  path: '/',
  sameSite: 'lax',
  // plain http exists only on a developer's own machine
  secure: ambiente !== 'local',
  // both values are already safe in a cookie
  encode: String,
  ...(dominioCookie && { domain: dominioCookie }),
});

/** Gives the browser the readable session and its companion, which scripts cannot read. */
export function giveSessionCookies(reply: FastifyReply, { sessao, companheiro }: SessaoAberta, config: ConfigCookies): void {
  const options = { ...optionsOf(config), maxAge: DURACAO_SESSAO_S };
  void reply.setCookie(COOKIE_SESSAO, serializeSessao(sessao), options);
  void reply.setCookie(COOKIE_COMPANHEIRO, companheiro, { ...options, httpOnly: true });
}

/** What the readable cookie says changed; the session itself, and its end, are the same. */
export function refreshSessionCookie(
  reply: FastifyReply,
  { sessao, restanteS }: { sessao: Sessao; restanteS: number },
  config: ConfigCookies,
): void {
  void reply.setCookie(COOKIE_SESSAO, serializeSessao(sessao), { ...optionsOf(config), maxAge: Math.max(1, Math.floor(restanteS)) });
}

export function clearSessionCookies(reply: FastifyReply, config: ConfigCookies): void {
  const options = optionsOf(config);
  void reply.clearCookie(COOKIE_SESSAO, options);
  void reply.clearCookie(COOKIE_COMPANHEIRO, { ...options, httpOnly: true });
}

/**
 * A browser refused with 401 is told to forget the session it showed: a page cannot take away a cookie of the product's whole
 * domain. Only when cookie and bearer are of the same session: a newer one, of another tab, stays.
 */
export function forgetRefusedSessions(app: FastifyInstance, config: ConfigCookies): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const bearer = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '')?.[1];
    const shown = parseSessao(request.cookies[COOKIE_SESSAO] ?? '')?.token;
    if (reply.statusCode === 401 && bearer && bearer === shown) clearSessionCookies(reply, config);
    return payload;
  });
}

import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, COOKIE_TERMO, DURACAO_SESSAO_S, type Sessao } from '@balcao/contracts';
import { parseSessao, serializeSessao } from '@balcao/domain';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Credenciais, SessaoAberta } from './session.ts';

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

/** Gives the browser the readable session, its companion, which scripts cannot read, and whether the terms are signed. */
export function giveSessionCookies(
  reply: FastifyReply,
  { sessao, companheiro, isTermoAssinado }: SessaoAberta,
  config: ConfigCookies,
): void {
  const options = { ...optionsOf(config), maxAge: DURACAO_SESSAO_S };
  void reply.setCookie(COOKIE_SESSAO, serializeSessao(sessao), options);
  void reply.setCookie(COOKIE_COMPANHEIRO, companheiro, { ...options, httpOnly: true });
  if (isTermoAssinado) giveTermoCookie(reply, config);
  // a previous user's signature does not count for the next
  else void reply.clearCookie(COOKIE_TERMO, optionsOf(config));
}

/** Says that the terms in force are signed (spec §4); lives as long as a session may. */
export function giveTermoCookie(reply: FastifyReply, config: ConfigCookies): void {
  void reply.setCookie(COOKIE_TERMO, 'true', { ...optionsOf(config), maxAge: DURACAO_SESSAO_S });
}

/** What the readable cookie says changed; the session itself, and its end, are the same. */
export function refreshSessionCookie(
  reply: FastifyReply,
  { sessao, restanteS }: { sessao: Sessao; restanteS: number },
  config: ConfigCookies,
): void {
  void reply.setCookie(COOKIE_SESSAO, serializeSessao(sessao), { ...optionsOf(config), maxAge: Math.max(1, Math.floor(restanteS)) });
}

/**
 * A browser whose cookie says of this session what is no longer so gets it anew: a bar may be due on its pages, or be over. A cookie of
 * another session, of a newer tab, stays.
 */
export function refreshStaleCookie(
  reply: FastifyReply,
  { mostrada, sessao, agora }: { mostrada: Sessao | null; sessao: Sessao; agora: Date },
  config: ConfigCookies,
): void {
  if (mostrada?.token !== sessao.token || mostrada.hash === sessao.hash) return;
  const restanteS = DURACAO_SESSAO_S - (agora.getTime() - Date.parse(sessao.authTime)) / 1_000;
  refreshSessionCookie(reply, { sessao, restanteS }, config);
}

/** Both proofs as cookies alone show them, for the call that has nothing else (spec §7). */
export const credentialsOf = ({ cookies }: FastifyRequest): Credenciais => ({
  token: parseSessao(cookies[COOKIE_SESSAO] ?? '')?.token,
  companheiro: cookies[COOKIE_COMPANHEIRO],
});

/** Devices somebody signed in on: read by the gateway alone, and sent where one signs in. */
const COOKIE_APARELHO = 'balcao_aparelho';
/** Seconds a device stays known, and its cookie lives. */
export const VALIDADE_APARELHO_S = 180 * 86_400;

export const aparelhoOf = ({ cookies }: FastifyRequest): string | undefined => cookies[COOKIE_APARELHO];

/** Outlives the session: it is what tells a device's own person from a stranger before the password is right. */
export function giveAparelhoCookie(reply: FastifyReply, aparelho: string, config: ConfigCookies): void {
  void reply.setCookie(COOKIE_APARELHO, aparelho, { ...optionsOf(config), httpOnly: true, maxAge: VALIDADE_APARELHO_S });
}

export function clearSessionCookies(reply: FastifyReply, config: ConfigCookies): void {
  const options = optionsOf(config);
  void reply.clearCookie(COOKIE_SESSAO, options);
  void reply.clearCookie(COOKIE_COMPANHEIRO, { ...options, httpOnly: true });
  void reply.clearCookie(COOKIE_TERMO, options);
}

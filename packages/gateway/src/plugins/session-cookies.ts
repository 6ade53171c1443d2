import { COOKIE_COMPANHEIRO, COOKIE_SESSAO, DURACAO_SESSAO_S } from '@balcao/contracts';
import { serializeSessao } from '@balcao/domain';
import type { CookieSerializeOptions } from '@fastify/cookie';
import type { FastifyReply } from 'fastify';
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

export function clearSessionCookies(reply: FastifyReply, config: ConfigCookies): void {
  const options = optionsOf(config);
  void reply.clearCookie(COOKIE_SESSAO, options);
  void reply.clearCookie(COOKIE_COMPANHEIRO, { ...options, httpOnly: true });
}

import { COOKIE_SESSAO, type Sessao } from '@balcao/contracts';

/** Bytes a browser keeps of a cookie, name and value together; a longer one is silently dropped. */
export const LIMITE_COOKIE = 4_096;

/**
 * The value of the session cookie: JSON, URL-encoded; {@link parseSessao} gives the same session back.
 *
 * @throws RangeError when name and value together reach 4,096 bytes: the browser would drop it and the login would go in circles
 * @example `balcao_session=${serializeSessao(sessao)}`
 */
export function serializeSessao(sessao: Sessao): string {
  const value = encodeURIComponent(JSON.stringify(sessao));
  if (COOKIE_SESSAO.length + 1 + value.length >= LIMITE_COOKIE) throw new RangeError('a sessão não cabe no cookie');
  return value;
}

import { COOKIE_SESSAO, type Sessao } from '@balcao/contracts';
import { serializeSessao } from '@balcao/domain';
import { umaSessao } from './sessao.builder.ts';

/** Writes the session's cookie in the test's page, as the gateway does after a login. @example signIn({ segfyer: true }) */
export function signIn(over: Partial<Sessao> = {}): Sessao {
  const sessao = umaSessao(over);
  document.cookie = `${COOKIE_SESSAO}=${serializeSessao(sessao)}; Path=/`;
  return sessao;
}

/** Takes the session's cookie away. */
export const signOut = (): void => {
  document.cookie = `${COOKIE_SESSAO}=; Max-Age=0; Path=/`;
};

import { COOKIE_SESSAO, type Sessao } from '@balcao/contracts';

/** A signed-in broker, every permission granted. */
export const sessaoOf = (over: Partial<Sessao> = {}): Sessao => ({
  isAuth: true,
  email: 'corretor@balcao.test',
  username: 'Marina Prado',
  usuarioId: '0198b2c4-0000-7000-8000-000000000001',
  assinaturaId: '0198b2c4-0000-7000-8000-0000000000a1',
  assinaturaLogin: 'prado',
  token: 'token-de-teste',
  administrador: false,
  guid: '0198b2c4-0000-7000-8000-0000000000f1',
  nomeCorretora: 'Prado Corretora de Seguros',
  statusAssinatura: 'Ativa',
  authTime: '2026-03-02T12:00:00.000Z',
  hash: 'hash-de-teste',
  ...over,
});

/** Writes the session's cookie, as the gateway does after a login. */
export function signIn(over: Partial<Sessao> = {}): Sessao {
  const sessao = sessaoOf(over);
  document.cookie = `${COOKIE_SESSAO}=${encodeURIComponent(JSON.stringify(sessao))}; Path=/`;
  return sessao;
}

/** Takes the session's cookie away. */
export const signOut = (): void => {
  document.cookie = `${COOKIE_SESSAO}=; Max-Age=0; Path=/`;
};

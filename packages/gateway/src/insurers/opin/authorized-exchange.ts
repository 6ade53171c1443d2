import type { ConfigSeguradora, DepsSeguradora } from '../insurer.port.ts';
import { exchange, type HttpAnswer } from './opin-http.ts';
import { createTokenSource } from './opin-token.ts';

/** Sends to an address of an insurer's and reads the answer, whatever its status; throws as `exchange` and the token's source do. */
export type AuthorizedExchange = (path: string, init: RequestInit & { readonly signal: AbortSignal }) => Promise<HttpAnswer>;

/** Asks an insurer under its token for `escopo`. One that is refused may have expired: it is asked once more with a new one. */
export function createAuthorizedExchange(config: ConfigSeguradora, escopo: string, deps: DepsSeguradora): AuthorizedExchange {
  const { credenciais, baseUrl } = config;
  const tokens = credenciais ? createTokenSource(config, { credenciais, escopo }, deps) : null;
  return async (path, init) => {
    const send = async () => {
      const token = (await tokens?.get(init.signal)) ?? '';
      const headers = { ...init.headers, authorization: `Bearer ${token}`, accept: 'application/json' };
      return { token, answer: await exchange(deps, `${baseUrl}${path}`, { ...init, headers }) };
    };
    const { token, answer } = await send();
    if (answer.status !== 401) return answer;
    tokens?.forget(token);
    return (await send()).answer;
  };
}

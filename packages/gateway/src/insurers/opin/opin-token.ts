import type { ConfigSeguradora, DepsSeguradora } from '../insurer.port.ts';
import { exchange, Instabilidade, tokenUrlOf } from './opin-http.ts';
import { OpinToken } from './opin-response.schema.ts';

/** The insurer refused the credential. */
export class CredencialRecusada extends Error {
  override readonly name = 'CredencialRecusada';
}

export interface TokenSource {
  /** @throws CredencialRecusada | Instabilidade */
  get(signal: AbortSignal): Promise<string>;
  /** Discards a refused token, unless it was replaced meanwhile. */
  forget(token: string): void;
}

const LIMITE_MS = 10_000;
/** Margin before the expiry at which the token is renewed. */
const FOLGA_MS = 10_000;
const VALIDADE_PADRAO_S = 300;

type Credenciais = NonNullable<ConfigSeguradora['credenciais']>;

interface Acesso {
  readonly credenciais: Credenciais;
  /** Requested OAuth scopes, separated by spaces. */
  readonly escopo: string;
}

/** Client-credentials token of one insurer, fetched once for simultaneous requests and cached until it is about to expire. */
export function createTokenSource(config: ConfigSeguradora, { credenciais, escopo }: Acesso, deps: DepsSeguradora): TokenSource {
  let kept: { token: string; ate: number } | null = null;
  let fetching: Promise<string> | null = null;

  async function fetchToken(): Promise<string> {
    const basic = [credenciais.clientId, credenciais.clientSecret].map(encodeURIComponent).join(':');
    const answer = await exchange(deps, tokenUrlOf(config), {
      method: 'POST',
      // not the signal of the request: cancelling one request must not fail the others that share this token
      signal: AbortSignal.timeout(LIMITE_MS),
      headers: {
        authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
        'content-type': 'application/x-www-form-urlencoded',
        accept: 'application/json',
      },
      body: new URLSearchParams({ grant_type: 'client_credentials', scope: escopo }).toString(),
    }).catch((error: unknown) => {
      throw error instanceof Instabilidade ? error : new Instabilidade('TOKEN_DEMOROU');
    });
    if (answer.status >= 400) throw new CredencialRecusada();
    const parsed = OpinToken.safeParse(answer.body);
    if (!parsed.success) throw new Instabilidade('TOKEN_MALFORMADO');
    const { access_token: token, expires_in: segundos = VALIDADE_PADRAO_S } = parsed.data;
    kept = { token, ate: deps.agora().getTime() + segundos * 1_000 - FOLGA_MS };
    return token;
  }

  function current(): Promise<string> {
    if (kept && deps.agora().getTime() < kept.ate) return Promise.resolve(kept.token);
    fetching ??= fetchToken().finally(() => {
      fetching = null;
    });
    return fetching;
  }

  return {
    get: (signal) => orAbort(current(), signal),
    forget: (token) => {
      if (kept?.token === token) kept = null;
    },
  };
}

/** The promise, or the signal's reason when it aborts first. */
function orAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted();
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    signal.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

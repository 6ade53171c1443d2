import { PspIndisponivel, PspRecusou } from './cobranca.port.ts';
import type { Exchange } from './pix-http.ts';
import { Token } from './pix.schema.ts';

interface Deps {
  readonly exchange: Exchange;
  readonly agora: () => Date;
  readonly tokenUrl: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

/** What is asked of the provider, in the scopes of API Pix. */
export const ESCOPOS = 'cobv.write cobv.read pix.read webhook.write webhook.read';

const LIMITE_MS = 10_000;
/** Renewed this long before it runs out, so that it does not run out on the way. */
const FOLGA_MS = 10_000;
const VALIDADE_PADRAO_S = 300;

/** Client-credentials token of the provider, fetched once for everybody who asks meanwhile and kept until it is about to expire. */
export function createPixToken({ exchange, agora, tokenUrl, clientId, clientSecret }: Deps) {
  let kept: { token: string; ate: number } | null = null;
  let fetching: Promise<string> | null = null;

  async function fetchToken(): Promise<string> {
    const basic = [clientId, clientSecret].map(encodeURIComponent).join(':');
    const answer = await exchange(
      {
        method: 'POST',
        url: tokenUrl,
        headers: {
          authorization: `Basic ${Buffer.from(basic).toString('base64')}`,
          'content-type': 'application/x-www-form-urlencoded',
          accept: 'application/json',
        },
        body: new URLSearchParams({ grant_type: 'client_credentials', scope: ESCOPOS }).toString(),
      },
      // not the asker's signal: who gives up must not fail the others who wait for this token
      AbortSignal.timeout(LIMITE_MS),
    );
    if (answer.status >= 400) throw new PspRecusou('CREDENCIAL');
    const parsed = Token.safeParse(answer.body);
    if (!parsed.success) throw new PspIndisponivel('TOKEN_MALFORMADO');
    const { access_token: token, expires_in: segundos = VALIDADE_PADRAO_S } = parsed.data;
    kept = { token, ate: agora().getTime() + segundos * 1_000 - FOLGA_MS };
    return token;
  }

  return {
    get(): Promise<string> {
      if (kept && agora().getTime() < kept.ate) return Promise.resolve(kept.token);
      fetching ??= fetchToken().finally(() => {
        fetching = null;
      });
      return fetching;
    },
    /** Forgets a token the provider refused, unless another took its place meanwhile. */
    forget(token: string): void {
      if (kept?.token === token) kept = null;
    },
  };
}

import type { Sandbox } from './sandbox.ts';

interface Chamada {
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Body of an answer, loosely typed on purpose: tests compare it, and the published schema validates it. */
export interface Resposta {
  readonly data: { readonly status: string; readonly rejectionReason?: string; readonly quoteInfo?: InfoLida };
}
interface ValorLido {
  readonly amount: string;
}
export interface InfoLida {
  readonly quotes: readonly {
    readonly insurerQuoteId: string;
    readonly coverages: readonly {
      readonly code: string;
      readonly deductible?: { readonly type: string; readonly deductibleAmount: ValorLido };
    }[];
    readonly premiumInfo: { readonly totalNetAmount: ValorLido; readonly IOF: ValorLido; readonly totalPremiumAmount: ValorLido };
  }[];
  readonly quoteCustomData: { readonly generalQuoteInfo: readonly { readonly fieldId: string; readonly value: unknown }[] };
}

/** Client of a running sandbox over real HTTP, like an adapter. For tests. */
export async function connect(sandbox: Sandbox, slug: string) {
  const origem = await addressOf(sandbox);
  const base = `${origem}/${slug}/open-insurance/quote-auto/v1`;
  const token = await fetchToken(origem, slug);
  const call = (method: string, path: string, { headers = {}, body, signal }: Chamada = {}): Promise<Response> => {
    const enviados = {
      authorization: `Bearer ${token}`,
      'x-fapi-interaction-id': 'teste-1',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    };
    return fetch(`${base}${path}`, {
      method,
      ...(signal ? { signal } : {}),
      headers: Object.fromEntries(Object.entries(enviados).filter((entry): entry is [string, string] => entry[1] !== undefined)),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  const post = (body: unknown, chave = 'chave-1', headers: Chamada['headers'] = {}) =>
    call('POST', '/request', { body, headers: { 'x-idempotency-key': chave, ...headers } });
  const status = async (consentId: string, segundos = 5): Promise<Resposta> =>
    (await call('GET', `/request/${consentId}/quote-status`, { headers: { prefer: `wait=${segundos}` } })).json() as Promise<Resposta>;
  return { call, post, status, origem };
}

export async function fetchToken(origem: string, slug: string, form: Readonly<Record<string, string>> = {}): Promise<string> {
  const body = new URLSearchParams({
    grant_type: 'client_credentials',
    scope: 'quote-auto',
    client_id: 'balcao',
    client_secret: `segredo-${slug}`,
    ...form,
  });
  const reply = await fetch(`${origem}/${slug}/oauth/token`, { method: 'POST', body });
  return ((await reply.json()) as { access_token: string }).access_token;
}

async function addressOf({ app, listen }: Sandbox): Promise<string> {
  const address = app.server.address();
  return address && typeof address === 'object' ? `http://127.0.0.1:${address.port}` : listen(0);
}

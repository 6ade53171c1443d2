import { createHash, generateKeyPairSync } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { TLSSocket } from 'node:tls';
import type { KoaContext, Provider } from 'oidc-provider';

/** Public half of the key with which the brokerages' system signs; its private half is as public, for these insurers are pretended. */
export const chavePublicaDoCliente = {
  kty: 'EC',
  crv: 'P-256',
  kid: 'balcao-sandbox',
  alg: 'ES256',
  use: 'sig',
  x: 'W_pYXocrt54YQtKphMaqt3u8RZqGkXODBHB5Cbv1CDM',
  y: 'zMfBniU4I9Ipk_zazAXVZqb459CMVKXmNPiz6ppMzdQ',
} as const;

const ALG = 'ES256';
const CLIENTE = 'balcao';
export const ESCOPOS = ['openid', 'consents', 'resources', 'insurance-auto', 'insurance-patrimonial', 'insurance-person', 'endorsement'];
const TTL = { AccessToken: 900, ClientCredentials: 900, AuthorizationCode: 60, IdToken: 900, Interaction: 3_600, Session: 3_600 };
const ANO_S = 366 * 86_400;

export interface ServidorDeAutorizacao {
  readonly provider: Provider;
  readonly handle: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** The consent that a person's interaction is about; null when its request named none. */
  readonly consentOf: (uid: string) => string | null;
}

interface Enderecos {
  /** `http://127.0.0.1:9401/jequitiba_seguros/oidc`. */
  readonly issuer: string;
  /** The same server behind mutual TLS; null where there is none. */
  readonly mtls: string | null;
}

/** Everything of one authorisation server, in memory; its own, for a session at one insurer is none at another. */
function createAdapter() {
  const rows = new Map<string, { payload: Record<string, unknown>; until: number }>();
  const read = (key: string) => {
    const row = rows.get(key);
    return row && row.until > Date.now() ? row.payload : undefined;
  };
  return (model: string) => ({
    async upsert(id: string, payload: Record<string, unknown>, expiresIn?: number) {
      rows.set(`${model}:${id}`, { payload, until: expiresIn ? Date.now() + expiresIn * 1_000 : Number.POSITIVE_INFINITY });
    },
    find: async (id: string) => read(`${model}:${id}`),
    findByUserCode: async () => undefined,
    findByUid: async (uid: string) =>
      [...rows.values()].find(({ payload }) => payload['uid'] === uid && payload['kind'] === model)?.payload,
    async consume(id: string) {
      const payload = read(`${model}:${id}`);
      if (payload) payload['consumed'] = Math.floor(Date.now() / 1_000);
    },
    destroy: async (id: string) => void rows.delete(`${model}:${id}`),
    async revokeByGrantId(grantId: string) {
      for (const [key, { payload }] of rows) if (payload['grantId'] === grantId) rows.delete(key);
    },
  });
}

/** The certificate a connection showed, in PEM. */
function certificateOf(socket: unknown): string | undefined {
  if (!(socket instanceof TLSSocket)) return undefined;
  const { raw } = socket.getPeerCertificate();
  return raw ? `-----BEGIN CERTIFICATE-----\n${raw.toString('base64')}\n-----END CERTIFICATE-----` : undefined;
}

/** What a token bound to a certificate carries of it (RFC 8705); null for a connection that showed none. */
export function thumbprintOf(socket: unknown): string | null {
  if (!(socket instanceof TLSSocket)) return null;
  const { raw } = socket.getPeerCertificate();
  return raw ? createHash('sha256').update(raw).digest('base64url') : null;
}

function createKey() {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...privateKey.export({ format: 'jwk' }), kid: 'seguradora', use: 'sig', alg: ALG };
}

/** Named by the scope `consent:<id>` of the signed request that was pushed. */
function consentIn({ oidc }: KoaContext): string | null {
  const [, claims] = oidc.entities.PushedAuthorizationRequest?.request?.split('.') ?? [];
  if (!claims) return null;
  const { scope } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { scope?: string };
  return /(?:^| )consent:(\S+)/.exec(scope ?? '')?.[1] ?? null;
}

const clientOf = (isMtls: boolean) => ({
  client_id: CLIENTE,
  redirect_uris: ['https://balcao.example/open-insurance/retorno'],
  grant_types: ['authorization_code', 'refresh_token', 'client_credentials'],
  response_types: ['code'],
  token_endpoint_auth_method: 'private_key_jwt',
  token_endpoint_auth_signing_alg: ALG,
  jwks: { keys: [chavePublicaDoCliente] },
  require_pushed_authorization_requests: true,
  id_token_signed_response_alg: ALG,
  authorization_signed_response_alg: ALG,
  request_object_signing_alg: ALG,
  ...(isMtls && { tls_client_certificate_bound_access_tokens: true }),
});

/** What one insurer's server keeps, whichever of its names it is asked by. */
export function createGuardados() {
  return { adapter: createAdapter(), chave: createKey(), interactions: new Map<string, string>() };
}
export type Guardados = ReturnType<typeof createGuardados>;

function configurationOf({ slug, mtls }: { readonly slug: string; readonly mtls: string | null }, guardados: Guardados) {
  const { adapter, chave, interactions } = guardados;
  const names = Object.fromEntries(['session', 'interaction', 'resume'].map((kind) => [kind, `${slug}_${kind}`]));
  return {
    adapter,
    clients: [clientOf(mtls !== null)],
    jwks: { keys: [chave] },
    scopes: ESCOPOS,
    cookies: { keys: [chave.x], names },
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      jwtResponseModes: { enabled: true },
      requestObjects: { enabled: true, requireSignedRequestObject: true },
      revocation: { enabled: true },
      fapi: { enabled: true, profile: '1.0 Final' },
      // a pretend insurer answers to whichever address its client, who signed the request, serves its site at
      pushedAuthorizationRequests: { enabled: true, allowUnregisteredRedirectUris: true },
      ...(mtls && {
        mTLS: {
          enabled: true,
          certificateBoundAccessTokens: true,
          getCertificate: ({ socket }: KoaContext) => certificateOf(socket),
          certificateAuthorized: () => true,
          certificateSubjectMatches: () => false,
        },
      }),
    },
    ...(mtls && {
      discovery: {
        mtls_endpoint_aliases: {
          token_endpoint: `${mtls}/token`,
          pushed_authorization_request_endpoint: `${mtls}/request`,
          revocation_endpoint: `${mtls}/token/revocation`,
        },
      },
    }),
    ttl: { ...TTL, Grant: ANO_S, RefreshToken: ANO_S },
    issueRefreshToken: async () => true,
    rotateRefreshToken: false,
    expiresWithSession: async () => false,
    findAccount: async (_context: unknown, accountId: string) => ({ accountId, claims: async () => ({ sub: accountId }) }),
    interactions: {
      url(context: KoaContext, { uid }: { readonly uid: string }): string {
        const consentId = consentIn(context);
        if (consentId) interactions.set(uid, consentId);
        return `/${slug}/consentimento/${uid}`;
      },
    },
  };
}

/** The authorisation server of one insurer, FAPI 1.0 Advanced: pushed and signed requests, JARM, `private_key_jwt`, PKCE. */
export async function createAuthorisationServer(
  slug: string,
  { issuer, mtls }: Enderecos,
  guardados: Guardados,
): Promise<ServidorDeAutorizacao> {
  // loaded by whoever asks for consent, not by every test with a pretend insurer
  const { Provider } = await import('oidc-provider');
  const provider = new Provider(issuer, configurationOf({ slug, mtls }, guardados));
  const callback = provider.callback();
  const mount = `/${slug}/oidc`;
  return {
    provider,
    consentOf: (uid) => guardados.interactions.get(uid) ?? null,
    handle(request, response) {
      const url = request.url ?? '/';
      // how a mounted server learns where it stands
      Object.assign(request, { originalUrl: url, url: url.slice(mount.length) || '/' });
      return callback(request, response);
    },
  };
}

import { randomUUID, webcrypto } from 'node:crypto';
import * as oidc from 'openid-client';
import * as z from 'zod/mini';
import { endorsementRequest, informationOf, PERMISSAO_ENDOSSO, readEndorsement } from './published-endorsement.ts';
import { createFetch, type Fetch } from './mtls-fetch.ts';
import {
  type ApoliceLida,
  type Chaves,
  type ConsentimentoCriado,
  type FaseDoConsentimento,
  FalhaOpenInsurance,
  type NovoConsentimento,
  type OpenInsurancePort,
  type SituacaoNaSeguradora,
} from './open-insurance.port.ts';
import type { Participante } from './participantes.config.ts';
import { APIS, permissionsOf, productsIn } from './permissions.table.ts';
import { readList, readPolicy } from './published-policies.reader.ts';

export interface DepsOpenInsurance {
  readonly agora: () => Date;
  /** Seen by tests; `createFetch` of the participant's certificate otherwise. */
  readonly fetch?: Fetch;
}

const LIMITE_MS = 15_000;
const PADRAO_ACESSO_S = 300;
const MAX_ESPERA_MS = 15 * 60_000;
const MAX_PAGINAS = 20;
const SITUACOES = ['AWAITING_AUTHORISATION', 'AUTHORISED', 'REJECTED', 'CONSUMED'] as const satisfies readonly SituacaoNaSeguradora[];

const Consent = z.object({
  data: z.object({
    consentId: z.string().check(z.regex(/^urn:[^\s]{3,250}$/)),
    status: z.enum(SITUACOES),
    permissions: z.array(z.string()),
    expirationDateTime: z.iso.datetime(),
    rejection: z.optional(z.object({ reason: z.object({ code: z.string() }) })),
  }),
});
const Paginas = z.object({ meta: z.object({ totalPages: z.int() }) });

/** What each phase is allowed by, besides the consent itself. */
const ESCOPOS: Readonly<Record<FaseDoConsentimento, readonly string[]>> = {
  DADOS: ['resources', ...Object.values(APIS).map(({ nome }) => nome)],
  ENDOSSO: ['endorsement'],
};

const ALGORITMOS = {
  ES256: { name: 'ECDSA', namedCurve: 'P-256' },
  PS256: { name: 'RSA-PSS', hash: 'SHA-256' },
} as const;

/** `Retry-After` in ms: seconds, or a date. */
export function retryAfterMs(header: string | null, agora: Date): number | null {
  if (header === null) return null;
  const seconds = /^\d{1,6}$/.test(header.trim()) ? Number(header) * 1_000 : Date.parse(header) - agora.getTime();
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), MAX_ESPERA_MS) : null;
}

/** The code of a failure, or of what caused it. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'REDE';
  const code = 'code' in error ? String(error.code) : '';
  if (/^[A-Z0-9_]{2,60}$/.test(code)) return code;
  return error.cause === undefined ? 'REDE' : codeOf(error.cause);
}

/** What the libraries throw, in our words: which OAuth error it was, never what came with it. */
function failureOf(error: unknown): FalhaOpenInsurance {
  if (error instanceof FalhaOpenInsurance) return error;
  if (error instanceof oidc.AuthorizationResponseError) return new FalhaOpenInsurance('SEM_CONSENTIMENTO', error.error);
  if (error instanceof oidc.ResponseBodyError) {
    if (error.status >= 500) return new FalhaOpenInsurance('INDISPONIVEL', `HTTP_${error.status}`);
    const isGone = error.error === 'invalid_grant';
    return new FalhaOpenInsurance(isGone ? 'SEM_CONSENTIMENTO' : 'RECUSADA', error.error);
  }
  return new FalhaOpenInsurance('INDISPONIVEL', codeOf(error));
}

/** For `catch`: the same failure in our words. */
function rethrow(error: unknown): never {
  throw failureOf(error);
}

/** One insurer spoken to as Open Insurance Brasil lays down: FAPI 1.0 Advanced with PAR, signed requests, JARM, PKCE and mutual TLS. */
export function createOpenInsurance(participante: Participante, { agora, fetch: given }: DepsOpenInsurance): OpenInsurancePort {
  const { slug, nome, issuer, apis, clientId, kid, alg, certificado } = participante;
  const send: Fetch = given ?? createFetch(certificado);
  let conhecida: Promise<{ config: oidc.Configuration; key: oidc.CryptoKey }> | null = null;
  /** A token of the client itself, until shortly before it ends. */
  let doCliente: { token: string; ate: number } | null = null;

  async function open() {
    const key = await webcrypto.subtle.importKey('jwk', participante.chave as webcrypto.JsonWebKey, ALGORITMOS[alg], false, ['sign']);
    const isLocal = new URL(issuer).protocol === 'http:';
    const config = await oidc.discovery(
      new URL(issuer),
      clientId,
      {
        id_token_signed_response_alg: alg,
        authorization_signed_response_alg: alg,
        ...(certificado && { use_mtls_endpoint_aliases: true, tls_client_certificate_bound_access_tokens: true }),
      },
      oidc.PrivateKeyJwt({ key, kid }),
      {
        [oidc.customFetch]: (url, options) => send(url, withLimit(options)),
        execute: [...(isLocal ? [oidc.allowInsecureRequests] : []), oidc.useJwtResponseMode],
      },
    );
    return { config, key };
  }
  const withLimit = (options: oidc.CustomFetchOptions) => ({
    method: options.method,
    headers: { ...options.headers },
    ...(options.body !== undefined && options.body !== null && { body: String(options.body) }),
    signal: AbortSignal.any([AbortSignal.timeout(LIMITE_MS), ...(options.signal ? [options.signal] : [])]),
  });

  /** Asked once; a server that did not answer is asked again the next time. */
  function ready() {
    conhecida ??= open().catch((error: unknown) => {
      conhecida = null;
      throw failureOf(error);
    });
    return conhecida;
  }

  const chavesOf = (tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers): Chaves => ({
    acesso: tokens.access_token,
    acessoAte: new Date(agora().getTime() + (tokens.expiresIn() ?? PADRAO_ACESSO_S) * 1_000),
    renovacao: tokens.refresh_token ?? null,
  });

  async function clientToken(): Promise<string> {
    if (doCliente && doCliente.ate > agora().getTime()) return doCliente.token;
    const { config } = await ready();
    const tokens = await oidc.clientCredentialsGrant(config, { scope: 'consents' }).catch(rethrow);
    doCliente = { token: tokens.access_token, ate: agora().getTime() + (tokens.expiresIn() ?? PADRAO_ACESSO_S) * 900 };
    return doCliente.token;
  }

  interface Pergunta {
    readonly method: 'GET' | 'POST' | 'DELETE';
    readonly path: string;
    readonly token: string;
    readonly signal: AbortSignal;
    readonly body?: object;
    readonly chave?: string;
  }

  /** One call, with whatever the insurer made of it; only what may be asked again later is thrown. */
  async function exchange({ method, path, token, signal, body, chave }: Pergunta): Promise<{ status: number; body: unknown }> {
    const response = await send(`${apis}/open-insurance${path}`, {
      method,
      signal: AbortSignal.any([signal, AbortSignal.timeout(LIMITE_MS)]),
      headers: {
        accept: 'application/json',
        authorization: `Bearer ${token}`,
        'x-fapi-interaction-id': randomUUID(),
        ...(body && { 'content-type': 'application/json' }),
        ...(chave && { 'x-idempotency-key': chave }),
      },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(rethrow);
    const { status } = response;
    if (status === 429 || status === 423) {
      throw new FalhaOpenInsurance('LIMITE', `HTTP_${status}`, retryAfterMs(response.headers.get('retry-after'), agora()));
    }
    if (status >= 500)
      throw new FalhaOpenInsurance('INDISPONIVEL', `HTTP_${status}`, retryAfterMs(response.headers.get('retry-after'), agora()));
    if (status === 204) return { status, body: undefined };
    try {
      return { status, body: await response.json() };
    } catch {
      if (status >= 400) return { status, body: undefined };
      throw new FalhaOpenInsurance('INDISPONIVEL', 'JSON_INVALIDO');
    }
  }

  async function ask(pergunta: Pergunta): Promise<unknown> {
    const { status, body } = await exchange(pergunta);
    if (status === 401 || status === 403) throw new FalhaOpenInsurance('SEM_CONSENTIMENTO', `HTTP_${status}`);
    if (status >= 400) throw new FalhaOpenInsurance('RECUSADA', `HTTP_${status}`);
    return body;
  }

  function consentOf(body: unknown) {
    const lido = Consent.safeParse(body);
    if (!lido.success) throw new FalhaOpenInsurance('RECUSADA', 'consentimento fora do padrão');
    return lido.data.data;
  }

  /** All pages of a list. */
  async function askPages(path: string, token: string, signal: AbortSignal): Promise<unknown[]> {
    const bodies: unknown[] = [];
    for (let page = 1; page <= MAX_PAGINAS; page += 1) {
      const body = await ask({ method: 'GET', path: page === 1 ? path : `${path}?page=${page}`, token, signal });
      bodies.push(body);
      if (page >= (Paginas.safeParse(body).data?.meta.totalPages ?? 1)) break;
    }
    return bodies;
  }

  async function* policiesOf(acesso: string, permissoes: readonly string[], signal: AbortSignal): AsyncGenerator<ApoliceLida> {
    for (const produto of productsIn(permissoes)) {
      const { nome: api, versao } = APIS[produto];
      const base = `/${api}/${versao}/${api}`;
      const ask1 = (rest: string) => ask({ method: 'GET', path: `${base}/${rest}`, token: acesso, signal });
      const listed = (await askPages(base, acesso, signal)).flatMap(readList);
      for (const { numero, nome: vendida } of listed) {
        const id = encodeURIComponent(numero);
        // one after the other: what a system of another house may be asked at once is little
        const bodies = { info: await ask1(`${id}/policy-info`), premium: await ask1(`${id}/premium`), claims: await ask1(`${id}/claim`) };
        yield readPolicy(produto, vendida, bodies);
      }
    }
  }

  return {
    slug,
    nome,
    async createConsent(
      { cpf, cnpj, produtos, endosso, expiraEm, chaveIdempotencia }: NovoConsentimento,
      signal,
    ): Promise<ConsentimentoCriado> {
      const body = {
        data: {
          loggedUser: { document: { identification: cpf, rel: 'CPF' } },
          ...(cnpj && { businessEntity: { document: { identification: cnpj, rel: 'CNPJ' } } }),
          permissions: endosso ? [PERMISSAO_ENDOSSO] : permissionsOf(produtos),
          expirationDateTime: `${expiraEm.toISOString().slice(0, 19)}Z`,
          ...(endosso && { endorsementInformation: informationOf(endosso) }),
        },
      };
      const token = await clientToken();
      const path = '/consents/v3/consents';
      const criado = consentOf(await ask({ method: 'POST', path, token, signal, body, chave: chaveIdempotencia }));
      return { consentId: criado.consentId, permissoes: criado.permissions, expiraEm: new Date(criado.expirationDateTime) };
    },

    async readConsent(consentId, signal) {
      const path = `/consents/v3/consents/${encodeURIComponent(consentId)}`;
      const lido = consentOf(await ask({ method: 'GET', path, token: await clientToken(), signal }));
      return { situacao: lido.status, motivo: lido.rejection?.reason.code ?? null };
    },

    async deleteConsent(consentId, signal) {
      const path = `/consents/v3/consents/${encodeURIComponent(consentId)}`;
      await ask({ method: 'DELETE', path, token: await clientToken(), signal });
    },

    async start(consentId, retorno, signal, fase = 'DADOS') {
      const { config, key } = await ready();
      const [verificador, estado, nonce] = [oidc.randomPKCECodeVerifier(), oidc.randomState(), oidc.randomNonce()];
      const parameters = {
        redirect_uri: retorno,
        scope: ['openid', `consent:${consentId}`, ...ESCOPOS[fase]].join(' '),
        code_challenge: await oidc.calculatePKCECodeChallenge(verificador),
        code_challenge_method: 'S256',
        state: estado,
        nonce,
      };
      try {
        signal.throwIfAborted();
        const signed = await oidc.buildAuthorizationUrlWithJAR(config, parameters, { key, kid });
        const url = await oidc.buildAuthorizationUrlWithPAR(config, signed.searchParams);
        return { url: url.href, estado, nonce, verificador };
      } catch (error) {
        throw failureOf(error);
      }
    },

    async finish(url, { estado, nonce, verificador }, signal) {
      const { config } = await ready();
      try {
        signal.throwIfAborted();
        const checks = { expectedState: estado, expectedNonce: nonce, pkceCodeVerifier: verificador, idTokenExpected: true };
        return chavesOf(await oidc.authorizationCodeGrant(config, url, checks));
      } catch (error) {
        throw failureOf(error);
      }
    },

    async refresh(renovacao, signal) {
      const { config } = await ready();
      try {
        signal.throwIfAborted();
        const novas = chavesOf(await oidc.refreshTokenGrant(config, renovacao));
        return { ...novas, renovacao: novas.renovacao ?? renovacao };
      } catch (error) {
        throw failureOf(error);
      }
    },

    async readApolices(acesso, permissoes, signal) {
      // the one list that says what cannot be read just now; it is not read twice for it
      await ask({ method: 'GET', path: '/resources/v3/resources', token: acesso, signal });
      const lidas: ApoliceLida[] = [];
      for await (const apolice of policiesOf(acesso, permissoes, signal)) lidas.push(apolice);
      return lidas;
    },

    async requestEndosso(acesso, pedido, { chave, signal }) {
      const path = `/endorsement/v2/request/${encodeURIComponent(pedido.consentId)}`;
      const body = endorsementRequest(pedido);
      return readEndorsement(await exchange({ method: 'POST', path, token: acesso, signal, body, chave }), nome);
    },
  };
}

/** Every configured insurer by slug, ready to be asked. Create it once: it holds tokens and what it knows of their servers. */
export const createParticipantes = (
  participantes: ReadonlyMap<string, Participante>,
  deps: DepsOpenInsurance,
): ReadonlyMap<string, OpenInsurancePort> =>
  new Map([...participantes].map(([slug, participante]) => [slug, createOpenInsurance(participante, deps)]));

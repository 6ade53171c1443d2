import type { DepsSeguradora } from '../insurer.port.ts';
import { exchange, type HttpAnswer } from './opin-http.ts';
import { CredencialRecusada, type TokenSource } from './opin-token.ts';

/** Body of PATCH: the decision of the client about a quote. */
export interface OpinClosing {
  readonly cnpj: string;
  readonly insurerQuoteId: string;
  /** Data without a field in the standard (payment, data to issue, address for notices), described in the README of the sandbox. */
  readonly generalQuoteInfo: readonly { readonly fieldId: string; readonly value: unknown }[];
}

/** The calls of one API of the family at one address. Each renews a refused token once; answers are not validated here. */
export interface OpinClient {
  create(body: object, idempotencyKey: string, signal: AbortSignal): Promise<HttpAnswer>;
  /** Requests the status of the quote with `Prefer: wait` (RFC 7240); an insurer without support answers immediately. */
  status(consentId: string, signal: AbortSignal): Promise<HttpAnswer>;
  cancel(consentId: string, cnpj: string, signal: AbortSignal): Promise<HttpAnswer>;
  /** Accepts one offer. The key lets the insurer recognise a retry. */
  acknowledge(consentId: string, closing: OpinClosing, options: { idempotencyKey: string; signal: AbortSignal }): Promise<HttpAnswer>;
}

const ESPERA_PREFERIDA_S = 10;

/** @param requestUrl where requests of one line are posted, `https://…/open-insurance/quote-auto/v1/request` */
export function createOpinClient(requestUrl: string, tokens: TokenSource, deps: DepsSeguradora): OpinClient {
  async function send(path: string, init: RequestInit & { signal: AbortSignal }, interacao: string): Promise<HttpAnswer> {
    const call = async (): Promise<HttpAnswer & { token: string }> => {
      const token = await tokens.get(init.signal);
      const headers = {
        authorization: `Bearer ${token}`,
        accept: 'application/json',
        'x-fapi-interaction-id': interacao,
        ...(init.body ? { 'content-type': 'application/json' } : {}),
        ...(init.headers as Record<string, string> | undefined),
      };
      return { ...(await exchange(deps, `${requestUrl}${path}`, { ...init, headers })), token };
    };
    const first = await call();
    if (first.status !== 401) return first;
    // the token may have expired: retries once with a new one
    tokens.forget(first.token);
    const second = await call();
    if (second.status === 401) {
      tokens.forget(second.token);
      throw new CredencialRecusada();
    }
    return second;
  }

  const at = (consentId: string): string => `/${encodeURIComponent(consentId)}`;
  const interactionOf = (consentId: string): string => consentId.split(':').at(-1) ?? 'balcao';

  return {
    create: (body, idempotencyKey, signal) =>
      send('', { method: 'POST', body: JSON.stringify(body), headers: { 'x-idempotency-key': idempotencyKey }, signal }, idempotencyKey),
    status: (consentId, signal) =>
      send(`${at(consentId)}/quote-status`, { headers: { prefer: `wait=${ESPERA_PREFERIDA_S}` }, signal }, interactionOf(consentId)),
    cancel: (consentId, cnpj, signal) =>
      send(
        at(consentId),
        {
          method: 'PATCH',
          body: JSON.stringify({ data: { status: 'CANC', author: { identificationType: 'CNPJ', identificationNumber: cnpj } } }),
          signal,
        },
        interactionOf(consentId),
      ),
    acknowledge: (consentId, { cnpj, insurerQuoteId, generalQuoteInfo }, { idempotencyKey, signal }) => {
      const author = { identificationType: 'CNPJ', identificationNumber: cnpj };
      const data = { status: 'ACKN', insurerQuoteId, author, quoteCustomData: { generalQuoteInfo } };
      const headers = { 'x-idempotency-key': idempotencyKey };
      return send(at(consentId), { method: 'PATCH', body: JSON.stringify({ data }), headers, signal }, interactionOf(consentId));
    },
  };
}

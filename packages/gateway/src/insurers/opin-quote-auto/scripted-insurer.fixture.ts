import type { ConfigSeguradora, DepsSeguradora } from '../insurer.port.ts';
import { pedidoVetor } from '../pedido.fixture.ts';
import { createOpinQuoteAuto } from './opin-quote-auto.adapter.ts';

/** What the scripted insurer does at one call: an answer, or a failure of the network. */
type Resultado = { readonly status?: number; readonly body?: unknown; readonly headers?: Record<string, string> } | Error;
/** A function runs when its call arrives, so that a test can act in the middle. */
export type Passo = Resultado | (() => Resultado);
export type Roteiro = Partial<Record<'token' | 'create' | 'status' | 'cancel', readonly Passo[]>>;

const brl = (amount: string) => ({ amount, unitType: 'MONETARIO' });
export const envelope = (data: object) => ({ data, links: {}, meta: { totalRecords: 1, totalPages: 1 } });
export const recebida: Resultado = { status: 201, body: envelope({ status: 'RCVD', statusUpdateDateTime: '2026-11-20T15:00:00Z' }) };
export const situacao = (status: string, mais: object = {}): Resultado => ({ body: envelope({ status, ...mais }) });

/** An accepted quote with only what the standard itself carries. */
export const quoteInfoPuro = {
  quoteCustomer: {},
  quoteData: { insuredObjects: [{ coverages: [{ code: 'CASCO_COMPREENSIVA', branch: '0531', LMI: brl('85000.00') }] }] },
  quotes: [
    {
      insurerQuoteId: 'Q-77',
      susepProcessNumbers: [],
      coverages: [
        { code: 'CASCO_COMPREENSIVA', branch: '0531', deductible: { type: 'DEDUTIVEL', deductibleAmount: brl('3000.00') } },
        { code: 'OUTRAS', branch: '0531', description: 'Higienização' },
      ],
      assistances: [{ type: 'ASSISTENCIA_AUTO', service: 'REBOQUE', description: 'Reboque 300 km' }],
      premiumInfo: {
        paymentsQuantity: '2',
        totalPremiumAmount: brl('1073.80'),
        totalNetAmount: brl('1000.00'),
        IOF: brl('73.80'),
        coverages: [{ code: 'CASCO_COMPREENSIVA', branch: '0531', premiumAmount: brl('1000.00') }],
        payments: [
          { amount: brl('536.90'), paymentType: 'CARTAO' },
          { amount: brl('536.90'), paymentType: 'CARTAO' },
        ],
      },
    },
  ],
};
export const aceita: Resultado = situacao('ACPT', { quoteInfo: quoteInfoPuro });

export interface Chamada {
  readonly tipo: keyof Roteiro;
  readonly url: string;
  readonly headers: Headers;
  readonly body: string;
}

function kindOf(url: string, method: string): keyof Roteiro {
  if (url.endsWith('/oauth/token')) return 'token';
  if (method === 'PATCH') return 'cancel';
  return method === 'POST' ? 'create' : 'status';
}

const padrao: Required<Roteiro> = {
  token: [{ body: { access_token: 't', expires_in: 900 } }],
  create: [recebida],
  status: [aceita],
  cancel: [{ body: { data: { status: 'CANC' } } }],
};

/**
 * An adapter before a scripted insurer and a clock that only moves when somebody waits. The last step of each list repeats.
 * Waiting on the clock is instant: `esperas` tells how long each wait would have been.
 */
export function createScripted(roteiro: Roteiro = {}, config: Partial<ConfigSeguradora> = {}) {
  const chamadas: Chamada[] = [];
  const esperas: number[] = [];
  const logs: object[] = [];
  const clock = { ms: Date.parse('2026-11-20T15:00:00Z') };
  const log = (fields: object, message: string) => void logs.push({ ...fields, message });
  const deadlines: { at: number; fire: () => void }[] = [];

  const deps: DepsSeguradora = {
    agora: () => new Date(clock.ms),
    log: { info: log, warn: log, error: log },
    // waits of 20 s or more are limits: they fire when the clock passes them; shorter ones move the clock
    espera: (ms, signal) =>
      new Promise((resolve, reject) => {
        const abort = (): void => reject(signal.reason);
        const fire = (): void => {
          signal.removeEventListener('abort', abort);
          resolve();
        };
        signal.addEventListener('abort', abort, { once: true });
        if (ms >= 20_000) {
          deadlines.push({ at: clock.ms + ms, fire });
          return;
        }
        esperas.push(ms);
        clock.ms += ms;
        for (const deadline of deadlines) if (clock.ms >= deadline.at) deadline.fire();
        setImmediate(fire);
      }),
    fetch: async (input, init) => {
      const url = String(input);
      const tipo = kindOf(url, init?.method ?? 'GET');
      const passos = roteiro[tipo] ?? padrao[tipo];
      const passo = passos[Math.min(chamadas.filter((c) => c.tipo === tipo).length, passos.length - 1)];
      chamadas.push({ tipo, url, headers: new Headers(init?.headers), body: String(init?.body ?? '') });
      const resultado = typeof passo === 'function' ? passo() : passo;
      init?.signal?.throwIfAborted();
      if (!resultado || resultado instanceof Error) throw resultado ?? new Error('sem passo');
      const { status = 200, body = {}, headers = {} } = resultado;
      return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers });
    },
  };
  const insurer = createOpinQuoteAuto(
    {
      slug: 'terceira',
      nome: 'Terceira Seguros',
      protocolos: ['opin-quote-auto'],
      baseUrl: 'https://api.terceira.test',
      credenciais: { clientId: 'id', clientSecret: 'segredo' },
      ...config,
    },
    deps,
  );
  const ask = (options: { signal?: AbortSignal; limiteMs?: number; idempotencyKey?: string } = {}, pedido = pedidoVetor()) =>
    insurer.quote(pedido, { signal: new AbortController().signal, idempotencyKey: 'chave-1', limiteMs: 45_000, ...options });
  const kinds = () => chamadas.map((c) => c.tipo);
  return { ask, chamadas, kinds, esperas, logs, clock };
}

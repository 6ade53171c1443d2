import type { Decisao } from './veredito.rule.ts';

export type Status = 'RCVD' | 'EVAL' | 'ACPT' | 'RJCT' | 'ACKN' | 'CANC';

/** One quote under one consent at one insurer. Lives in memory. */
export interface Quote {
  readonly slug: string;
  readonly consentId: string;
  readonly decisao: Decisao;
  readonly criadaEm: Date;
  /** `performance.now()` from which the answer is available; Infinity while the insurer holds it back (`segura`). */
  prontaEm: number;
  /** Some insurers answer EVAL once before the final status. */
  deveAnalise: boolean;
  /** Where the client took it: acknowledged or cancelled. */
  encerrada: { readonly status: 'ACKN' | 'CANC'; readonly insurerQuoteId: string | undefined; readonly resposta: object } | null;
  /** Wakes pending long polls. */
  readonly wakers: Set<() => void>;
}

/** The answer given to one idempotency key, and the digest of the body it was given for. */
export interface Repetida {
  readonly digest: string;
  readonly corpo: object;
}

const LIMITE = 20_000;

/** Remembers the newest entries only, so that a sandbox left running does not grow for ever. */
function createMemory<T>() {
  const entries = new Map<string, T>();
  return {
    get: (slug: string, id: string): T | undefined => entries.get(`${slug} ${id}`),
    set: (slug: string, id: string, value: T): void => {
      entries.set(`${slug} ${id}`, value);
      const oldest = entries.size > LIMITE ? entries.keys().next().value : undefined;
      if (oldest !== undefined) entries.delete(oldest);
    },
    values: (): Iterable<T> => entries.values(),
  };
}

export const createQuoteStore = () => ({
  quotes: createMemory<Quote>(),
  repetidas: createMemory<Repetida>(),
  /** First tries that met a passing fault. */
  falhas: createMemory<true>(),
});
export type QuoteStore = ReturnType<typeof createQuoteStore>;

/** The insurer, or every one without `slug`, answers what it held back. */
export function releaseQuotes({ quotes }: Pick<QuoteStore, 'quotes'>, slug?: string): void {
  for (const quote of quotes.values()) {
    if (quote.prontaEm !== Number.POSITIVE_INFINITY || (slug !== undefined && quote.slug !== slug)) continue;
    quote.prontaEm = performance.now();
    for (const wake of quote.wakers) wake();
  }
}

const isReady = (quote: Quote): boolean => quote.decisao.status !== 'NUNCA' && performance.now() >= quote.prontaEm;

/** The current status. Returning EVAL consumes it: the next request gets the final status. */
export function tellStatus(quote: Quote): Status {
  if (quote.encerrada) return quote.encerrada.status;
  if (!isReady(quote)) return 'RCVD';
  if (quote.deveAnalise) {
    quote.deveAnalise = false;
    return 'EVAL';
  }
  return quote.decisao.status === 'RJCT' ? 'RJCT' : 'ACPT';
}

/** Resolves when the status changes, after at most `limiteMs`, or when the client disconnects. */
export function waitForNews(quote: Quote, limiteMs: number, signal: AbortSignal): Promise<void> {
  if (quote.encerrada || isReady(quote)) return Promise.resolve();
  const untilReady = quote.decisao.status === 'NUNCA' ? limiteMs : quote.prontaEm - performance.now();
  return new Promise((resolve) => {
    const done = (): void => {
      clearTimeout(timer);
      quote.wakers.delete(done);
      signal.removeEventListener('abort', done);
      resolve();
    };
    // one millisecond late rather than early: a timer may fire just before its time
    const timer = setTimeout(done, Math.min(limiteMs, Math.ceil(untilReady) + 1));
    quote.wakers.add(done);
    signal.addEventListener('abort', done);
  });
}

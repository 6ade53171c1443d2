/** How what failed in passing is tried again: from which wait, up to which, and how often at the most. */
export interface RitmoTentativas {
  readonly inicioMs: number;
  readonly tetoMs: number;
  /** Attempts after the first; past them, only the user or a new fact (the network is back) tries again. */
  readonly maximo: number;
}

/** The one pace of the product: 2 to 4 s, then twice as long each time up to a minute, eight times. */
export const ritmoTentativas: RitmoTentativas = { inicioMs: 4_000, tetoMs: 60_000, maximo: 8 };

/** What keeps an open page informed: by the same steps, for as long as it is open. */
export const ritmoEscuta: RitmoTentativas = { ...ritmoTentativas, maximo: Number.POSITIVE_INFINITY };

/** A request that waits for more than this by the server's own word waits for this. */
const PEDIDO_MAXIMO_MS = 3_600_000;

const PASSAGEIROS: ReadonlySet<number> = new Set([408, 425, 429, 502, 503, 504]);

/**
 * Whether the same request may succeed later: no answer at all (`null`), too early, too many requests, timeout, or a service behind the
 * gateway unavailable. Other refusals concern the request itself and are not retried automatically; nor is a 500, since the same request
 * would fail again.
 *
 * @example isStatusPassageiro(503) // true
 * @example isStatusPassageiro(409) // false
 */
export const isStatusPassageiro = (status: number | null): boolean => status === null || PASSAGEIROS.has(status);

interface Tentativa {
  /** Of the failure; null without an answer. */
  readonly status: number | null;
  /** How many times it was tried again before; 0 after the first failure. */
  readonly repetidas: number;
  /** What the server asked for in `Retry-After`. */
  readonly retryAfterMs?: number | null | undefined;
  /** From 0 to 1, so that many who failed together do not return together. */
  readonly sorteio: number;
}

/**
 * How long to wait before the same request is sent again, in milliseconds; null when it must not be sent again.
 * Exponential, half of each wait drawn by lot, never sooner than the server asked for.
 *
 * @example esperaDaTentativa({ status: 503, repetidas: 0, sorteio: 1 }) // 4000
 * @example esperaDaTentativa({ status: 409, repetidas: 0, sorteio: 1 }) // null
 */
export function esperaDaTentativa(
  { status, repetidas, retryAfterMs, sorteio }: Tentativa,
  { inicioMs, tetoMs, maximo }: RitmoTentativas = ritmoTentativas,
): number | null {
  if (!isStatusPassageiro(status) || repetidas >= maximo) return null;
  const inteira = Math.min(tetoMs, inicioMs * 2 ** Math.min(repetidas, 30));
  const espera = inteira / 2 + (inteira / 2) * sorteio;
  return Math.round(Math.max(espera, Math.min(retryAfterMs ?? 0, PEDIDO_MAXIMO_MS)));
}

/**
 * Delay of a `Retry-After` header in milliseconds, from seconds or an HTTP date (RFC 9110 §10.2.3). Null when it is absent or invalid.
 *
 * @param agora milliseconds since the epoch
 * @example parseRetryAfter('120', Date.now()) // 120000
 */
export function parseRetryAfter(texto: string | null | undefined, agora: number): number | null {
  const said = texto?.trim();
  if (!said) return null;
  if (/^\d+$/.test(said)) return Number(said) * 1_000;
  const em = Date.parse(said);
  return Number.isNaN(em) ? null : Math.max(0, em - agora);
}

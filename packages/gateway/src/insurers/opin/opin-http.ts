import type { ConfigSeguradora, DepsSeguradora } from '../insurer.port.ts';

/** A failure of the insurer that a retry may solve. `causa` is safe to log: a code, never content. */
export class Instabilidade extends Error {
  override readonly name = 'Instabilidade';

  constructor(
    readonly causa: string,
    /** Delay before a retry requested by the insurer. */
    readonly esperaMs?: number,
  ) {
    super(causa);
  }
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** Parsed JSON; undefined for an empty body. */
  readonly body: unknown;
}

const MAX_BYTES = 4 * 1024 * 1024;

async function readBounded(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > MAX_BYTES) throw new Instabilidade('RESPOSTA_GRANDE');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    throw new Instabilidade('JSON_INVALIDO');
  }
}

const codeOf = (error: unknown): string => {
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return /^[A-Z0-9_]{2,40}$/.test(code) ? `REDE_${code}` : 'REDE';
};

const retryAfterMs = (headers: Headers): number | undefined => {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : undefined;
};

/**
 * One HTTP exchange with an insurer.
 *
 * @throws Instabilidade for a network failure, 429, 5xx or an unreadable body
 * @throws the signal's reason when it aborts
 */
export async function exchange(
  deps: Pick<DepsSeguradora, 'fetch'>,
  url: string,
  init: RequestInit & { signal: AbortSignal },
): Promise<HttpAnswer> {
  const { fetch: send = fetch } = deps;
  try {
    // a redirect would send the credential to an address that is not configured
    const response = await send(url, { ...init, redirect: 'error' });
    const { status, headers } = response;
    if (status >= 500 || status === 429) {
      await response.body?.cancel();
      throw new Instabilidade(`HTTP_${status}`, retryAfterMs(headers));
    }
    return { status, headers, body: parseJson(await readBounded(response)) };
  } catch (error) {
    init.signal.throwIfAborted();
    if (error instanceof Instabilidade) throw error;
    throw new Instabilidade(codeOf(error));
  }
}

export const tokenUrlOf = ({ tokenUrl, baseUrl }: ConfigSeguradora): string => tokenUrl ?? `${baseUrl}/oauth/token`;

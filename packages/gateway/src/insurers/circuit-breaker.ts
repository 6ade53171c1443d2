/** Permission for one request to the insurer. Exactly one of the three must be called. */
export interface Passe {
  succeed(): void;
  fail(): void;
  /** Neither: the request was aborted before the insurer answered or failed. */
  release(): void;
}

export interface CircuitBreaker {
  /** Permission for a request, or null while the circuit is open. */
  enter(): Passe | null;
  /** Whole seconds until the next request is allowed; 0 when it is allowed now. */
  remainingSeconds(): number;
}

interface Options {
  readonly agora: () => Date;
  /** Consecutive failures that open it. */
  readonly limite?: number;
  readonly abertoMs?: number;
}

/**
 * Stops requests to an insurer that keeps failing, so that brokers do not wait: after `limite` consecutive failures no request is made
 * for `abertoMs`; then one probe is allowed, and its answer closes the circuit or opens it again. Kept in memory, per insurer and process.
 */
export function createCircuitBreaker({ agora, limite = 5, abertoMs = 30_000 }: Options): CircuitBreaker {
  let falhas = 0;
  let abertoAte = 0;
  let isProbing = false;

  const isOpen = (): boolean => falhas >= limite;

  function enter(): Passe | null {
    if (isOpen() && (isProbing || agora().getTime() < abertoAte)) return null;
    const isProbe = isOpen();
    if (isProbe) isProbing = true;
    const leave = (): void => {
      if (isProbe) isProbing = false;
    };
    return {
      succeed: () => {
        leave();
        falhas = 0;
      },
      fail: () => {
        leave();
        falhas += 1;
        if (isOpen()) abertoAte = agora().getTime() + abertoMs;
      },
      release: leave,
    };
  }

  return { enter, remainingSeconds: () => (isOpen() ? Math.max(0, Math.ceil((abertoAte - agora().getTime()) / 1_000)) : 0) };
}

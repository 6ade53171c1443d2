/** Leave to ask the insurer once. Exactly one of the three must be called. */
export interface Passe {
  succeed(): void;
  fail(): void;
  /** Neither: the asking was given up before the insurer showed anything. */
  release(): void;
}

export interface CircuitBreaker {
  /** Leave to ask, or null while the circuit is open. */
  enter(): Passe | null;
  /** Whole seconds until the next try is let through; 0 when asking is allowed now. */
  remainingSeconds(): number;
}

interface Options {
  readonly agora: () => Date;
  /** Consecutive failures that open it. */
  readonly limite?: number;
  readonly abertoMs?: number;
}

/**
 * Spares an insurer that keeps failing, and the broker the wait: after `limite` consecutive failures nothing is asked for `abertoMs`;
 * then one question goes through, and its answer closes the circuit or opens it again. Lives in memory, one per insurer and process.
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

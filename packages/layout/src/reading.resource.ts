import type { Call } from '@balcao/contracts';
import { call, FalhaRequisicao } from '@balcao/shared';
import { useCallback, useEffect, useState } from 'react';

/** One reading: what came, or why it did not, and another try. */
export interface Reading<Data> {
  readonly data: Data | null;
  readonly falha: FalhaRequisicao | null;
  readonly isReading: boolean;
  readonly reload: () => void;
}

type OutputOf<C extends Call> = C['output']['_zod']['output'];

/**
 * Reads one call without input when mounted. The cache of `@balcao/shared/query` would travel to every page with the layout, the
 * login's included: an import of another door is asked for with the first script, whichever chunk it stands in.
 */
export function useReading<C extends Call>(contract: C): Reading<OutputOf<C>> {
  const [state, setState] = useState<Omit<Reading<OutputOf<C>>, 'reload'>>({ data: null, falha: null, isReading: true });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const abort = new AbortController();
    call(contract, {} as Parameters<typeof call<C>>[1], { signal: abort.signal }).then(
      (data) => setState({ data, falha: null, isReading: false }),
      (error: unknown) => {
        if (abort.signal.aborted) return;
        const falha = error instanceof FalhaRequisicao ? error : new FalhaRequisicao('semResposta', { cause: error });
        setState((before) => ({ ...before, falha, isReading: false }));
      },
    );
    return () => abort.abort();
  }, [contract, attempt]);
  const reload = useCallback(() => {
    setState((before) => ({ ...before, isReading: true }));
    setAttempt((before) => before + 1);
  }, []);
  return { ...state, reload };
}

import type { StatusCotacao } from '@balcao/contracts';

/**
 * How a cancelled run stops asking. The row is the truth, watched by whichever process runs the job;
 * a cancellation received by that same process does not wait for the next look.
 */
export interface Cancelamentos {
  /** Aborts at once a run of this process. */
  announce(cotacaoId: string): void;
  /** A signal that aborts when the run is cancelled, here or elsewhere; `stop` ends the watch. */
  watch(cotacaoId: string, readStatus: () => Promise<StatusCotacao | null>): { signal: AbortSignal; stop(): void };
}

const INTERVALO_MS = 500;

export function createCancelamentos(intervaloMs = INTERVALO_MS): Cancelamentos {
  const running = new Map<string, Set<AbortController>>();

  return {
    announce: (cotacaoId) => running.get(cotacaoId)?.forEach((controller) => controller.abort()),

    watch(cotacaoId, readStatus) {
      const controller = new AbortController();
      const siblings = running.get(cotacaoId) ?? new Set();
      running.set(cotacaoId, siblings.add(controller));

      const look = async (): Promise<void> => {
        // a failed look is repeated by the next one
        if ((await readStatus().catch(() => null)) === 'CANCELADA') controller.abort();
      };
      const timer = setInterval(() => void look(), intervaloMs);
      timer.unref();

      return {
        signal: controller.signal,
        stop() {
          clearInterval(timer);
          siblings.delete(controller);
          if (siblings.size === 0) running.delete(cotacaoId);
        },
      };
    },
  };
}

/**
 * Does something again and again, never twice at once: a turn that takes longer than the interval leaves the next ones out. A turn that
 * fails is told and the next one tries again.
 */
export function everyOnce(intervaloMs: number, work: () => Promise<unknown>, onError: (error: unknown) => void): { stop(): void } {
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    void work()
      .catch(onError)
      .finally(() => (isBusy = false));
  }, intervaloMs);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

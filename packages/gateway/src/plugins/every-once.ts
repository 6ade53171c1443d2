/**
 * Repeats work without overlap: a run longer than the interval skips the next ones. A run that
 * fails is reported, and the next one tries again.
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

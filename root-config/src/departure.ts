/** A page still open after this long did not leave: the link was a download, or the user stayed. */
const AINDA_AQUI_MS = 10_000;
let askedAt = Number.NEGATIVE_INFINITY;

/** When a page is about to leave, Firefox cancels its pending loads and reports them as failed while its scripts still run. */
export function followDeparture(): void {
  window.addEventListener('beforeunload', () => {
    askedAt = performance.now();
  });
}

export const isLeaving = (): boolean => performance.now() - askedAt < AINDA_AQUI_MS;

/** Runs work now, or, on a leaving page, only if the page stays after all. */
export function unlessLeaving(work: () => void): void {
  if (isLeaving()) setTimeout(work, AINDA_AQUI_MS);
  else work();
}

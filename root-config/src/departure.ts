/** A page that was asked to go and is still here after this long has stayed: it took a download, or its user wanted to stay. */
const AINDA_AQUI_MS = 10_000;
let askedAt = Number.NEGATIVE_INFINITY;

/** Firefox lets go of what a page is loading as soon as it is asked to leave, and tells it that it failed, while its scripts still run. */
export function followDeparture(): void {
  window.addEventListener('beforeunload', () => {
    askedAt = performance.now();
  });
}

export const isLeaving = (): boolean => performance.now() - askedAt < AINDA_AQUI_MS;

/** Now; of a page on its way out, only once it has stayed after all. */
export function unlessLeaving(work: () => void): void {
  if (isLeaving()) setTimeout(work, AINDA_AQUI_MS);
  else work();
}

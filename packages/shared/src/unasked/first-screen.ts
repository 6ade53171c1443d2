const PACIENCIA_MS = 3_000;
/** How long the first screen has the browser and the line to itself once it is usable. */
const SOSSEGO_MS = 1_500;
/** A screen that is still loading after so long no longer holds the rest back. */
const MAXIMO_MS = 12_000;
const OLHAR_MS = 200;

/** Runs when the browser is idle, or after three seconds. */
export function whenIdle(work: () => void): void {
  // Safari has no idle callback
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PACIENCIA_MS });
  else setTimeout(work, PACIENCIA_MS);
}

/** Runs now, or once the browser is online again: without a network what is fetched would only fail. */
function whenOnline(work: () => void): void {
  if (navigator.onLine) work();
  else window.addEventListener('online', work, { once: true });
}

let usable: Promise<void> | undefined;

/** Resolves once a screen of this page has been usable, or has taken too long. */
const firstScreen = (): Promise<void> =>
  (usable ??= new Promise((resolve) => {
    const until = performance.now() + MAXIMO_MS;
    const look = (): void => {
      if (document.querySelector('main[aria-busy="false"]') || performance.now() >= until) resolve();
      else setTimeout(look, OLHAR_MS);
    };
    look();
  }));

/**
 * Runs what the first screen does not need (live data, tools, what goes with a session) once that screen is usable, has had the line to
 * itself for a moment, and the browser is idle and online.
 *
 * @returns cancels it
 * @example useEffect(() => afterFirstScreen(() => void bring()), [])
 */
export function afterFirstScreen(work: () => void): () => void {
  let isCancelled = false;
  const run = (): void => {
    if (!isCancelled) work();
  };
  void firstScreen().then(() => {
    if (!isCancelled) setTimeout(() => whenIdle(() => whenOnline(run)), SOSSEGO_MS);
  });
  return () => {
    isCancelled = true;
  };
}

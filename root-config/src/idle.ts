const PACIENCIA_MS = 3_000;
const ESPERA_MS = 2_500;

/** Runs when the browser is idle, or after three seconds. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PACIENCIA_MS });
  else setTimeout(work, PACIENCIA_MS);
};

/** Runs now, or once the browser is online again. */
const whenOnline = (work: () => void): void => {
  if (navigator.onLine) work();
  else window.addEventListener('online', work, { once: true });
};

/** Runs after the first screen has loaded. */
export const afterFirstScreen = (work: () => void): void => void setTimeout(() => whenIdle(() => whenOnline(work)), ESPERA_MS);

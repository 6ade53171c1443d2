const PACIENCIA_MS = 3_000;
const ESPERA_MS = 2_500;

/** When the browser has nothing better to do, or three seconds have passed. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PACIENCIA_MS });
  else setTimeout(work, PACIENCIA_MS);
};

/** Now, or once there is a network again: what would be fetched in vain waits for it. */
const whenOnline = (work: () => void): void => {
  if (navigator.onLine) work();
  else window.addEventListener('online', work, { once: true });
};

/** Once the first screen has had the line and the processor to itself. */
export const afterFirstScreen = (work: () => void): void => void setTimeout(() => whenIdle(() => whenOnline(work)), ESPERA_MS);

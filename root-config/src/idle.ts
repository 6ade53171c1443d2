const PACIENCIA_MS = 3_000;
const ESPERA_MS = 2_500;

/** When the browser has nothing better to do, or three seconds have passed. */
export const whenIdle = (work: () => void): void => {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: PACIENCIA_MS });
  else setTimeout(work, PACIENCIA_MS);
};

/** Once the first screen has had the line and the processor to itself. */
export const afterFirstScreen = (work: () => void): void => void setTimeout(() => whenIdle(work), ESPERA_MS);

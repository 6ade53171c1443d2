import { registerApplication, triggerAppChange } from 'single-spa';
import { environment } from './environment.ts';
import { loadParcel } from './loader.ts';
import { moduleOf } from './parcels.ts';
import { isStopped, steady } from './steady-lifecycles.ts';

const PACIENCIA_MS = 3_000;

/** Support's panel, where the gateway says this page may have it; it waits until the page itself has come. */
export function registerDevtools(onFailure: (name: string, error: unknown) => void): void {
  if (!environment().devtools) return;
  const name = moduleOf('devtools');
  let isTime = false;
  registerApplication({
    name,
    app: async () => steady(name, await loadParcel(name), onFailure),
    activeWhen: () => isTime && !isStopped(name),
  });
  const begin = () => {
    isTime = true;
    void triggerAppChange();
  };
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: PACIENCIA_MS });
  else setTimeout(begin, PACIENCIA_MS);
}

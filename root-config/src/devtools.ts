import { currentSession, sessionChanges } from '@balcao/shared';
import { registerApplication, triggerAppChange } from 'single-spa';
import { environment } from './environment.ts';
import { loadParcel } from './loader.ts';
import { moduleOf } from './parcels.ts';
import { whenIdle } from './idle.ts';
import { isStopped, steady } from './steady-lifecycles.ts';

/** Where the panel remembers how it was left: whoever opened it once in this browser has it on every page. */
const CHAVE = 'balcao:devtools';

function isAskedFor(): boolean {
  try {
    return currentSession()?.segfyer === true || localStorage.getItem(CHAVE) !== null;
  } catch {
    // storage forbidden by the browser
    return false;
  }
}

/** Calls `work` at the first Ctrl+Alt+B, with the panel remembered as open: it opens as it comes. @returns stops waiting for it */
function onShortcut(work: () => void): () => void {
  const onKey = ({ ctrlKey, altKey, code }: KeyboardEvent) => {
    if (!ctrlKey || !altKey || code !== 'KeyB') return;
    localStorage.setItem(CHAVE, '{"isAberto":true}');
    work();
  };
  window.addEventListener('keydown', onKey);
  return () => window.removeEventListener('keydown', onKey);
}

/**
 * Support's panel, where the gateway says this page may have it: once the page itself has come for support, who may sign in later
 * without a reload, and for whoever used it before, else at the first Ctrl+Alt+B.
 */
export function registerDevtools(onFailure: (name: string, error: unknown) => void): void {
  if (!environment().devtools) return;
  const name = moduleOf('devtools');
  let isTime = false;
  registerApplication({
    name,
    app: async () => steady(name, await loadParcel(name), onFailure),
    activeWhen: () => isTime && isAskedFor() && !isStopped(name),
  });
  const begin = () => {
    stopWaiting();
    isTime = true;
    void triggerAppChange();
  };
  const stopWaiting = onShortcut(begin);
  sessionChanges().subscribe(() => isAskedFor() && whenIdle(begin));
}

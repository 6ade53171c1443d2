import { currentSession } from '@balcao/shared';
import { registerApplication, triggerAppChange } from 'single-spa';
import { environment } from './environment.ts';
import { loadParcel } from './loader.ts';
import { moduleOf } from './parcels.ts';
import { whenIdle } from './prefetch.ts';
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

/** Calls `work` at the first Ctrl+Alt+B, with the panel remembered as open: it opens as it comes. */
function onShortcut(work: () => void): void {
  const onKey = ({ ctrlKey, altKey, code }: KeyboardEvent) => {
    if (!ctrlKey || !altKey || code !== 'KeyB') return;
    window.removeEventListener('keydown', onKey);
    localStorage.setItem(CHAVE, '{"isAberto":true}');
    work();
  };
  window.addEventListener('keydown', onKey);
}

/**
 * Support's panel, where the gateway says this page may have it: once the page itself has come for support and for whoever used it
 * before, else at the first Ctrl+Alt+B.
 */
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
  if (isAskedFor()) whenIdle(begin);
  else onShortcut(begin);
}

import { currentSession, sessionChanges } from '@balcao/shared';
import { triggerAppChange } from 'single-spa';
import { whenIdle } from './idle.ts';
import type { RegisterParcel } from './parcels.ts';

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
 * Support's panel, in a page that may have it: for support, who may sign in later without a reload, and for whoever used it before at once,
 * else at the first Ctrl+Alt+B.
 */
export function registerDevtools(register: RegisterParcel): void {
  let isTime = false;
  register('@balcao/devtools', () => isTime && isAskedFor());
  const begin = () => {
    stopWaiting();
    isTime = true;
    void triggerAppChange();
  };
  const stopWaiting = onShortcut(begin);
  sessionChanges().subscribe(() => isAskedFor() && whenIdle(begin));
}

import { currentSession, sessionChanges, whenIdle } from '@balcao/shared';
import { triggerAppChange } from 'single-spa';
import type { RegisterParcel } from './parcels.ts';

/** Storage key of the panel's state: once opened in this browser, it appears on every page. */
const CHAVE = 'balcao:devtools';

function isAskedFor(): boolean {
  try {
    return currentSession()?.segfyer === true || localStorage.getItem(CHAVE) !== null;
  } catch {
    // storage forbidden by the browser
    return false;
  }
}

/** Calls `work` at the first Ctrl+Alt+B and stores the panel as open. @returns a function that cancels it */
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
 * Registers the support panel on pages that may have it: at once for support users (who may sign in later) and for previous users,
 * otherwise at the first Ctrl+Alt+B.
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

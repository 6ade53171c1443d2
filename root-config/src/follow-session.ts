import { sessaoEvents } from '@balcao/contracts';
import { currentSession, navigateTo, on, openAddress } from '@balcao/shared';
import { triggerAppChange } from 'single-spa';
import { redirectionOf } from './guard.ts';

/** Shows bar and menu with a session and hides them without one, also when another tab ended it. */
export function followSession(): void {
  on(sessaoEvents.iniciada).subscribe(() => void triggerAppChange());
  on(sessaoEvents.encerrada).subscribe(() => {
    void triggerAppChange();
    // the code that ended it may be about to navigate
    setTimeout(leaveWhatIsNotOpen);
  });
  document.addEventListener('visibilitychange', () => !document.hidden && currentSession());
  window.addEventListener('focus', currentSession);
  // detects a change in another window at once, where the browser supports it
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', currentSession);
}

/** Leaves a page that is no longer allowed: to the login with a return address, or to the home of another user who signed in. */
function leaveWhatIsNotOpen(): void {
  if (currentSession()) return openAddress('/');
  const target = redirectionOf(window.location.pathname + window.location.search);
  if (target) navigateTo(target);
}

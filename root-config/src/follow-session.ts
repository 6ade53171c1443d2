import { sessaoEvents } from '@balcao/contracts';
import { currentSession, navigateTo, on, openAddress } from '@balcao/shared';
import { triggerAppChange } from 'single-spa';
import { redirectionOf } from './guard.ts';

/** Bar and menu belong to a session: they come and go with it, also when another tab ended it. */
export function followSession(): void {
  on(sessaoEvents.iniciada).subscribe(() => void triggerAppChange());
  on(sessaoEvents.encerrada).subscribe(() => {
    void triggerAppChange();
    // whoever ended it may be on the way to an address of its own
    setTimeout(leaveWhatIsNotOpen);
  });
  document.addEventListener('visibilitychange', () => !document.hidden && currentSession());
  window.addEventListener('focus', currentSession);
  // a second window beside this one is seen at once, where the browser tells
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', currentSession);
}

/** The page on screen when its session is gone: the login, with the way back; the other user's own home when they took its place. */
function leaveWhatIsNotOpen(): void {
  if (currentSession()) return openAddress('/');
  const target = redirectionOf(window.location.pathname + window.location.search);
  if (target) navigateTo(target);
}

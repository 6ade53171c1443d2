import { sessaoEvents } from '@balcao/contracts';
import { currentSession, navigateTo, on, openAddress, sessionChanges } from '@balcao/shared';
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
  let before = currentSession();
  sessionChanges().subscribe((now) => {
    // the same session, whose user may do something less: the page it is on may be no longer open to it
    if (before && now && before.token === now.token && before.hash !== now.hash) setTimeout(leaveWhatIsForbidden);
    before = now;
  });
  document.addEventListener('visibilitychange', () => !document.hidden && currentSession());
  window.addEventListener('focus', currentSession);
  // detects a change in another window at once, where the browser supports it
  if ('cookieStore' in window) window.cookieStore.addEventListener('change', currentSession);
}

/** Leaves a page that is no longer allowed: to the login with a return address, or to the home of another user who signed in. */
function leaveWhatIsNotOpen(): void {
  if (currentSession()) return openAddress('/');
  leaveWhatIsForbidden();
}

function leaveWhatIsForbidden(): void {
  const target = redirectionOf(window.location.pathname + window.location.search);
  if (target) navigateTo(target);
}

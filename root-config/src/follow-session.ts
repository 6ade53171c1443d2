import { sessaoEvents } from '@balcao/contracts';
import { currentSession, on } from '@balcao/shared';
import { triggerAppChange } from 'single-spa';

/** Bar and menu belong to a session: they come and go with it, also when another tab ended it. */
export function followSession(): void {
  on(sessaoEvents.iniciada).subscribe(() => void triggerAppChange());
  on(sessaoEvents.encerrada).subscribe(() => void triggerAppChange());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) currentSession();
  });
}

import { afterFirstScreen } from '@balcao/shared';
import { start as startSingleSpa } from 'single-spa';
import { followDeparture } from './departure.ts';
import { guardNavigations, redirectFirst } from './guard.ts';
import { followLayout } from './frame.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { type RegisterParcel, registerParcels } from './parcels.ts';
import { followFailures, reportFailure } from './failures.ts';
import { environment } from './environment.ts';
import { followHealth } from './go-live.ts';
import { followSession } from './follow-session.ts';

/** Spec §2: the view scrolls to the top after each navigation. A change of query alone (filters, tabs) is not one. */
function scrollToTopAfterNavigation(): void {
  let last = window.location.pathname;
  window.addEventListener('single-spa:routing-event', () => {
    if (window.location.pathname === last) return;
    last = window.location.pathname;
    window.scrollTo(0, 0);
  });
}

/** Starts the composed page, guards first, so that nothing forbidden is mounted. */
export function start(): void {
  redirectFirst();
  followLayout();
  followDeparture();
  followHealth();
  followFailures();
  const register = registerParcels(reportFailure);
  guardNavigations();
  followSession();
  scrollToTopAfterNavigation();
  prefetchOnIntent();
  if (environment().devtools) afterFirstScreen(() => void installTools(register));
  startSingleSpa({ urlRerouteOnly: true });
}

/** Loads the tools of developers and support; the page works without them when they fail to load. */
const installTools = (register: RegisterParcel) =>
  System.import('@balcao/root-config/sobreposicoes')
    .then((door) => (door as { install(register: RegisterParcel, ambiente: string): void }).install(register, environment().nome))
    .catch(console.warn);

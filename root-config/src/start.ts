import { start as startSingleSpa } from 'single-spa';
import { registerDevtools } from './devtools.ts';
import { followDeparture } from './departure.ts';
import { guardNavigations, redirectFirst } from './guard.ts';
import { followLayout } from './frame.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { registerParcels } from './parcels.ts';
import { followFailures, reportFailure } from './failures.ts';
import { environment } from './environment.ts';
import { followHealth } from './go-live.ts';
import { afterFirstScreen } from './idle.ts';
import { scrollToTopAfterNavigation } from './scroll.ts';
import { followSession } from './follow-session.ts';

/** Boots the composed page: guards first, so that nothing mounts that may not be seen. */
export function start(): void {
  redirectFirst();
  followLayout();
  followDeparture();
  followHealth();
  followFailures();
  registerParcels(reportFailure);
  registerDevtools(reportFailure);
  guardNavigations();
  followSession();
  scrollToTopAfterNavigation();
  prefetchOnIntent();
  if (environment().nome === 'local') afterFirstScreen(() => void installOverrides());
  startSingleSpa({ urlRerouteOnly: true });
}

/** A tool of developers: the page does without it when it does not come. */
const installOverrides = () =>
  System.import('@balcao/root-config/sobreposicoes')
    .then((door) => (door as { install(): void }).install())
    .catch(console.warn);

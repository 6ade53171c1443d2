import { start as startSingleSpa } from 'single-spa';
import { registerDevtools } from './devtools.ts';
import { guardNavigations, redirectFirst } from './guard.ts';
import { followLayout } from './frame.ts';
import { prefetchOnIntent } from './prefetch.ts';
import { registerParcels } from './parcels.ts';
import { followFailures, reportFailure } from './failures.ts';
import { followHealth } from './go-live.ts';
import { scrollToTopAfterNavigation } from './scroll.ts';
import { followSession } from './follow-session.ts';

/** Boots the composed page: guards first, so that nothing mounts that may not be seen. */
export function start(): void {
  redirectFirst();
  followLayout();
  followHealth();
  followFailures();
  registerParcels(reportFailure);
  registerDevtools(reportFailure);
  guardNavigations();
  followSession();
  scrollToTopAfterNavigation();
  prefetchOnIntent();
  startSingleSpa({ urlRerouteOnly: true });
}

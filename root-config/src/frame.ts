import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';

/** Frame of an address: `main` (bar and menu) unless its route says `blank`; an unknown address is shown in the main one. */
export const layoutOf = (pathname: string): 'main' | 'blank' => matchRoute(allRoutes, pathname)?.rule.layout ?? 'main';

const apply = () => {
  document.body.dataset['layout'] = layoutOf(window.location.pathname);
};

/** Keeps the frame's CSS in step with the address. */
export function followLayout(): void {
  apply();
  window.addEventListener('single-spa:before-mount-routing-event', apply);
}

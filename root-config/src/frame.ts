import { allRoutes } from '@balcao/contracts';
import { matchRoute } from '@balcao/domain';

/** Frame of an address: `main` (bar and menu) unless its route says `blank`; an unknown address is shown in the main one. */
export const layoutOf = (pathname: string): 'main' | 'blank' => matchRoute(allRoutes, pathname)?.rule.layout ?? 'main';

const apply = () => {
  const { dataset } = document.body;
  const next = layoutOf(window.location.pathname);
  if (dataset['layout'] === next) return;
  dataset['layout'] = next;
  // the slots are replaced instead of moved, so that no content visibly jumps
  const quadro = document.querySelector<HTMLElement>('.quadro');
  if (!quadro) return;
  quadro.hidden = true;
  void quadro.offsetHeight;
  quadro.hidden = false;
};

/** Keeps the frame's CSS in step with the address. */
export function followLayout(): void {
  apply();
  window.addEventListener('single-spa:before-mount-routing-event', apply);
}

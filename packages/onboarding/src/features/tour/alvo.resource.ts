import type { PassoTour } from '@balcao/domain';

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;
const firstVisible = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isVisible) ?? null;

/** A narrower menu shows only icons: opening a group would change the choice of the user. */
const MENU_COM_TEXTO_PX = 120;

const lineOf = (rota: string): string => `#slot-menu a[href="${rota}"]`;

/** Heading of the closed group that contains a link of the menu. */
function headingOf(link: HTMLElement): HTMLElement | null {
  const list = link.closest('[id][hidden]');
  const heading = list && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(list.id)}"]`);
  return heading && isVisible(heading) ? heading : null;
}

/**
 * Element that a step highlights, if it is visible: a link of the menu, whose group is opened first, or the help button; null where the
 * menu is not shown, as on small screens.
 */
export function findAlvo({ destaque, rota }: Pick<PassoTour, 'destaque' | 'rota'>): HTMLElement | null {
  if (destaque === 'ajuda') return firstVisible('[data-tour="ajuda"], #slot-navbar a[target="_blank"][aria-label*="juda"]');
  if (!destaque || !rota) return null;
  const seletor = lineOf(rota);
  const shown = firstVisible(seletor);
  const hidden = shown ? null : document.querySelector<HTMLElement>(seletor);
  const heading = hidden && headingOf(hidden);
  if (!heading) return shown;
  if (heading.getBoundingClientRect().width < MENU_COM_TEXTO_PX) return heading.closest('li') ?? heading;
  heading.click();
  return firstVisible(seletor);
}

/**
 * Scrolls the element into view inside its scroll container: a line may be hidden behind the footer of the menu although it is inside
 * the window. Centred, so that the padding of the highlight fits too.
 */
function reveal(alvo: HTMLElement | null): HTMLElement | null {
  alvo?.scrollIntoView?.({ block: alvo.closest('#slot-menu') ? 'center' : 'nearest' });
  return alvo;
}

const OLHAR_MS = 100;
const ESPERA_MS = 3_000;
/** Spec §9: below this the menu has no column. */
const TEM_MENU = '(min-width: 768px)';

/** Whether the menu has loaded, with all its lines: screens that are not built yet have none. */
const hasNoLine = (rota: string): boolean => document.querySelector('#slot-menu a[href]') !== null && !document.querySelector(lineOf(rota));

/** Waits briefly for the element of a step and scrolls it into view; null when it does not appear. */
export async function waitForAlvo(passo: Pick<PassoTour, 'destaque' | 'rota'>, signal: AbortSignal): Promise<HTMLElement | null> {
  const until = performance.now() + ESPERA_MS;
  const canWait = passo.destaque !== null && !(passo.rota && hasNoLine(passo.rota)) && window.matchMedia(TEM_MENU).matches;
  for (;;) {
    const found = findAlvo(passo);
    if (found || !canWait || signal.aborted || performance.now() > until) return reveal(found);
    await new Promise((resolve) => setTimeout(resolve, OLHAR_MS));
  }
}

import type { PassoTour } from '@balcao/domain';

const isVisible = (element: Element): boolean => element.getClientRects().length > 0;
const firstVisible = (selector: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(selector)].find(isVisible) ?? null;

/** Narrower than this, a menu shows icons only: opening a group would change what the user chose. */
const MENU_COM_TEXTO_PX = 120;

const lineOf = (rota: string): string => `#slot-menu a[href="${rota}"]`;

/** The heading of the closed group a link of the menu hides in. */
function headingOf(link: HTMLElement): HTMLElement | null {
  const list = link.closest('[id][hidden]');
  const heading = list && document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(list.id)}"]`);
  return heading && isVisible(heading) ? heading : null;
}

/**
 * What a step points at, if it is on screen now: the menu's own link, its group opened first; the help button; null where the menu
 * has no place, as on small screens.
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
 * Into sight within what scrolls it: a line of the menu may lie behind its foot, which for the light is inside the window. At the middle
 * of the menu, so that the light's own edge fits too.
 */
function reveal(alvo: HTMLElement | null): HTMLElement | null {
  alvo?.scrollIntoView?.({ block: alvo.closest('#slot-menu') ? 'center' : 'nearest' });
  return alvo;
}

const OLHAR_MS = 100;
const ESPERA_MS = 3_000;
/** Spec §9: below this the menu has no column. */
const TEM_MENU = '(min-width: 768px)';

/** The menu has come, and with it all it will show: a screen that is not built yet has no line in it. */
const hasNoLine = (rota: string): boolean => document.querySelector('#slot-menu a[href]') !== null && !document.querySelector(lineOf(rota));

/** What a step points at, brought into sight, waiting a little for the menu to arrive; null when it does not, or never will here. */
export async function waitForAlvo(passo: Pick<PassoTour, 'destaque' | 'rota'>, signal: AbortSignal): Promise<HTMLElement | null> {
  const until = performance.now() + ESPERA_MS;
  const canWait = passo.destaque !== null && !(passo.rota && hasNoLine(passo.rota)) && window.matchMedia(TEM_MENU).matches;
  for (;;) {
    const found = findAlvo(passo);
    if (found || !canWait || signal.aborted || performance.now() > until) return reveal(found);
    await new Promise((resolve) => setTimeout(resolve, OLHAR_MS));
  }
}

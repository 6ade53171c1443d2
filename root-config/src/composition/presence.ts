/** What the tab's user is doing, as far as the composition cares. */
export interface Presence {
  /** Since the last press, key or scroll. */
  paradaMs(): number;
  /** Since the page went out of sight; 0 while it is seen. */
  ocultaMs(): number;
  /** The page came back into sight and nobody has touched it yet. */
  hasJustReturned(): boolean;
}

const TOQUES = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'input'] as const;

/** Walking to the notice by keyboard, or pressing in it, is not what makes it go. */
const isTowardsNotice = (event: Event): boolean =>
  (event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift')) ||
  (event.target instanceof Element && event.target.closest('[data-recarga]') !== null);

/** Watches presses, keys and sight; `onChange` hears of each touch and of the page going and coming back. */
export function watchPresence(page: Document, now: () => number, onChange: () => void): Presence {
  let touchedAt = now();
  let hiddenSince = page.hidden ? now() : null;
  let isBack = false;
  const onTouch = (event: Event) => {
    if (isTowardsNotice(event)) return;
    touchedAt = now();
    isBack = false;
    onChange();
  };
  for (const type of TOQUES) page.addEventListener(type, onTouch, { capture: true, passive: true });
  page.addEventListener('visibilitychange', () => {
    isBack = !page.hidden;
    hiddenSince = page.hidden ? now() : null;
    onChange();
  });
  return {
    paradaMs: () => now() - touchedAt,
    ocultaMs: () => (hiddenSince === null ? 0 : now() - hiddenSince),
    hasJustReturned: () => isBack,
  };
}

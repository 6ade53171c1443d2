/** Activity of the tab's user. */
export interface Presence {
  /** Time since the last click, key or scroll. */
  paradaMs(): number;
  /** Time since the page was hidden; 0 while visible. */
  ocultaMs(): number;
  /** The page became visible again and has had no input yet. */
  hasJustReturned(): boolean;
}

const TOQUES = ['pointerdown', 'keydown', 'wheel', 'touchstart', 'input'] as const;

/** Input on the way to the notice, or in it, must not dismiss it. */
const isTowardsNotice = (event: Event): boolean =>
  (event instanceof KeyboardEvent && (event.key === 'Tab' || event.key === 'Shift')) ||
  (event.target instanceof Element && event.target.closest('[data-recarga]') !== null);

/** Watches input and visibility; `onChange` is called on each of them. */
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

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** What had the focus before each open window, nearest first. */
const openers = new WeakMap<Element, readonly HTMLElement[]>();

function whatHasFocus(): readonly HTMLElement[] {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return [];
  const before = activeElement.closest('[role="dialog"], [role="alertdialog"]');
  return [activeElement, ...buttonOfMenu(activeElement), ...((before && openers.get(before)) ?? [])];
}

/** The menu an item is of is closed by the time the window is. */
function buttonOfMenu(item: HTMLElement): readonly HTMLElement[] {
  const menu = item.closest('[role="menu"]');
  const button = menu && document.querySelector(`[aria-controls~="${CSS.escape(menu.id)}"]`);
  return button instanceof HTMLElement ? [button] : [];
}

/**
 * Gives the focus back when a window closes and nothing else has it. The window it was opened from may be gone by then, because this one
 * took its place (a skeleton, a list): it goes back to what had opened that one.
 *
 * @returns the ref of the window
 */
export function useGiveBack(): RefObject<HTMLElement | null> {
  const window = useRef<HTMLElement>(null);
  // while it is drawn for the first time, what opened it still has the focus
  const [antes] = useState(whatHasFocus);
  useLayoutEffect(() => {
    if (window.current) openers.set(window.current, antes);
  }, [antes]);
  useEffect(
    () => () => {
      requestAnimationFrame(() => {
        const { activeElement } = document;
        if (activeElement && activeElement !== document.body) return;
        antes.find((opener) => opener.isConnected)?.focus({ preventScroll: true });
      });
    },
    [antes],
  );
  return window;
}

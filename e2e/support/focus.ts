import { expect, type Page } from '@playwright/test';

/**
 * Gives the focus to every control of the page, from the first to the last and back, as Tab does, and expects each of them whole: no bar
 * that stays in sight, no notice and no head of a table over any part of it (WCAG 2.4.11), and none of them outside of the window. The
 * page is left as it was found.
 */
export async function expectNothingOverFocus(page: Page): Promise<void> {
  const { controles, cobertos } = await page.evaluate(walkControls);
  expect(controles).toBeGreaterThan(0);
  expect(cobertos).toEqual([]);
}

/** Runs in the page. @returns how many controls took the focus, and those that were not whole, with what stood over them */
function walkControls(): { controles: number; cobertos: string[] } {
  const PARTES = [0.06, 0.5, 0.94];
  const CONTROLES =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="spinbutton"], [contenteditable="true"], [tabindex]';
  const clean = (text: string | null) => (text ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? clean([...((element as HTMLInputElement).labels ?? [])].map((l) => l.textContent).join(' '));
  /** What is seen of a control: an input that is only heard is drawn by what stands around it. */
  const faceOf = (element: Element): Element => {
    const { width, height } = element.getBoundingClientRect();
    return (width < 4 || height < 4) && element.parentElement ? faceOf(element.parentElement) : element;
  };
  /** What stays in sight while the page scrolls, and is over the control instead of around it. */
  const barOver = (seen: Element | null, face: Element): Element | null => {
    if (!seen || seen.contains(face) || face.contains(seen)) return null;
    return ['fixed', 'sticky'].includes(getComputedStyle(seen).position) ? seen : barOver(seen.parentElement, face);
  };
  /** Boxes around a control that scroll sideways: what they cut off of it is under no bar. */
  const boxesAround = (element: Element | null): Element[] => {
    if (!element || element === document.body) return [];
    const isBox = ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    return [...(isBox ? [element] : []), ...boxesAround(element.parentElement)];
  };
  const problemOf = (control: HTMLElement): string | null => {
    const face = faceOf(control);
    const boxes = boxesAround(face.parentElement);
    const partsOf = () => {
      const { left, top, width, height } = face.getBoundingClientRect();
      const sides = boxes.map((box) => box.getBoundingClientRect());
      const points = PARTES.flatMap((x) => PARTES.map((y) => [left + width * x, top + height * y] as const));
      return points.filter(([x]) => sides.every((side) => x >= side.left && x <= side.right));
    };
    // as Tab does, and a script that gives the focus does not always
    if (partsOf().length < PARTES.length ** 2) face.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const inside = partsOf().filter(([x, y]) => x >= 0 && y >= 0 && x < window.innerWidth && y < window.innerHeight);
    if (inside.length === 0) return 'fora da janela';
    for (const [x, y] of inside) {
      const bar = barOver(document.elementFromPoint(x, y), face);
      if (bar) return `sob "${clean(bar.textContent)}"`;
    }
    return null;
  };
  const cobertos = new Set<string>();
  let controles = 0;
  // a page that glides to what has the focus is looked at where it arrives
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  const before = document.activeElement;
  const controls = [...document.querySelectorAll<HTMLElement>(CONTROLES)].filter(
    (control) => control.tabIndex >= 0 && control.checkVisibility({ visibilityProperty: true }),
  );
  for (const control of [...controls, ...controls.toReversed()]) {
    control.focus();
    // disabled, or gone with what had the focus before
    if (document.activeElement !== control) continue;
    controles += 1;
    const problem = problemOf(control);
    if (problem) cobertos.add(`${nameOf(control) || clean(control.textContent) || control.tagName}: ${problem}`);
  }
  if (before instanceof HTMLElement && before !== document.body) before.focus({ preventScroll: true });
  else (document.activeElement as HTMLElement | null)?.blur();
  window.scrollTo(0, 0);
  style.scrollBehavior = '';
  return { controles, cobertos: [...cobertos] };
}

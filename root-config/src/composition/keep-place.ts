const ESPERA_MS = 3_000;

/** Where a field is found again in another build of the same screen. */
function selectorOf(element: Element | null): string | null {
  if (!element) return null;
  if (element.id) return `#${CSS.escape(element.id)}`;
  const name = element.getAttribute('name');
  return name && `[name="${CSS.escape(name)}"]`;
}

/** Waits until a parcel's screen says it is usable, or long enough. */
async function untilUsable(place: HTMLElement): Promise<void> {
  const until = performance.now() + ESPERA_MS;
  while (performance.now() < until && !place.querySelector('[aria-busy="false"]')) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Holds a parcel's place while another build mounts in it: its height, the scroll, the focus. @returns what lets go. */
export function keepPlace(place: HTMLElement): () => void {
  const [left, top] = [window.scrollX, window.scrollY];
  const focused = selectorOf(place.contains(document.activeElement) ? document.activeElement : null);
  place.style.minHeight = `${place.offsetHeight}px`;
  return () =>
    void untilUsable(place).then(() => {
      place.style.minHeight = '';
      window.scrollTo(left, top);
      const isFree = document.activeElement === document.body || document.activeElement === null;
      if (focused && isFree) place.querySelector<HTMLElement>(focused)?.focus({ preventScroll: true });
    });
}

const ESPERA_MS = 3_000;

/** What tells an element of a screen from the others: where it leads, or what it says. */
const signatureOf = (element: Element): string =>
  ['href', 'aria-label', 'role'].map((name) => element.getAttribute(name) ?? '').join('|') + element.textContent.trim();

/** How an element is found again in another build of the same screen: by its own names, else as the same one of those that say the same. */
function finderOf(place: HTMLElement, element: Element | null): () => HTMLElement | null {
  if (!element || !place.contains(element)) return () => null;
  const { id, tagName } = element;
  const name = element.getAttribute('name');
  const signature = signatureOf(element);
  const all = () => [...place.querySelectorAll<HTMLElement>(tagName)];
  const alike = () => all().filter((other) => signatureOf(other) === signature);
  const index = alike().indexOf(element as HTMLElement);
  return () =>
    all().find((other) => id !== '' && other.id === id) ??
    all().find((other) => name !== null && other.getAttribute('name') === name) ??
    alike()[index] ??
    null;
}

/** Waits until a parcel's screen says it is usable, or long enough. */
async function untilUsable(place: HTMLElement): Promise<void> {
  const until = performance.now() + ESPERA_MS;
  while (performance.now() < until && !place.querySelector('[aria-busy="false"]')) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Holds a parcel's place while another build mounts in it: its height, the scroll, the focus. @returns what lets go. */
export function keepPlace(place: HTMLElement): () => void {
  const [left, top] = [window.scrollX, window.scrollY];
  const find = finderOf(place, document.activeElement);
  place.style.minHeight = `${place.offsetHeight}px`;
  return () =>
    void untilUsable(place).then(() => {
      place.style.minHeight = '';
      window.scrollTo(left, top);
      const now = document.activeElement;
      // a screen that is mounted puts the focus on its title, as if somebody had just come to it
      const isTitle = now instanceof HTMLElement && now.matches('h1') && place.contains(now);
      const before = find();
      if (isTitle && !before) now.blur();
      if (isTitle || now === document.body || now === null) before?.focus({ preventScroll: true });
    });
}

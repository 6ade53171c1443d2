const ESPERA_MS = 3_000;

/** Signature of an element: its link or its text. */
const signatureOf = (element: Element): string =>
  ['href', 'aria-label', 'role'].map((name) => element.getAttribute(name) ?? '').join('|') + element.textContent.trim();

/** Finds an element again in another build of the screen: by its id or name, otherwise by its signature and position among equals. */
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

/** Waits until a parcel's screen is usable, or a timeout. */
async function untilUsable(place: HTMLElement): Promise<void> {
  const until = performance.now() + ESPERA_MS;
  while (performance.now() < until && !place.querySelector('[aria-busy="false"]')) await new Promise((resolve) => setTimeout(resolve, 50));
}

/** Keeps height, scroll and focus of a parcel's place while another build mounts in it. @returns a function that restores and releases them. */
export function keepPlace(place: HTMLElement): () => void {
  const [left, top] = [window.scrollX, window.scrollY];
  const find = finderOf(place, document.activeElement);
  place.style.minHeight = `${place.offsetHeight}px`;
  return () =>
    void untilUsable(place).then(() => {
      place.style.minHeight = '';
      window.scrollTo(left, top);
      const now = document.activeElement;
      // a newly mounted screen focuses its title, as after a navigation
      const isTitle = now instanceof HTMLElement && now.matches('h1') && place.contains(now);
      const before = find();
      if (isTitle && !before) now.blur();
      if (isTitle || now === document.body || now === null) before?.focus({ preventScroll: true });
    });
}

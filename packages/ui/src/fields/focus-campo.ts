/** The id of a field's element. @example campoId('cpf') // 'campo-cpf' */
export const campoId = (name: string): string => `campo-${name}`;

/** Heard by whatever hides fields (a closed section, another tab): bubbles from the field that must show. */
export const REVELAR = 'balcao:revelar';

const FOCUSABLE = ['input', 'select', 'textarea', 'button', '[tabindex]']
  .map((control) => `${control}:not(:disabled,[type=hidden],[hidden],[tabindex="-1"])`)
  .join();

/** What is filled first in a group; of a group of items, the first field of an item, and not the button beside it that removes it. */
function firstField(group: HTMLElement): HTMLElement | null {
  const checked = group.querySelector<HTMLElement>('input:checked');
  if (checked) return checked;
  const own = group.querySelector<HTMLElement>(`[id^="${campoId('')}"]`);
  const inOwn = own && (own.matches(FOCUSABLE) ? own : own.querySelector<HTMLElement>(FOCUSABLE));
  return inOwn ?? group.querySelector<HTMLElement>(FOCUSABLE);
}

/**
 * Names of fields in the order of the page; those that are not on it come last, in the order given.
 *
 * @example inPageOrder(['fim', 'inicio']) // ['inicio', 'fim']
 */
export function inPageOrder<Nome extends string>(names: readonly Nome[], page: Document = document): readonly Nome[] {
  const fieldOf = (name: Nome) => page.getElementById(campoId(name));
  const onPage = names.filter((name) => fieldOf(name));
  const isBefore = (a: Nome, b: Nome) =>
    ((fieldOf(a)?.compareDocumentPosition(fieldOf(b) ?? page) ?? 0) & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  onPage.sort((a, b) => (a === b ? 0 : isBefore(a, b) ? -1 : 1));
  return [...onPage, ...names.filter((name) => !onPage.includes(name))];
}

/**
 * Takes the reader to a field, of several to the first on the page: opens what hides it, focuses it, and brings it into view.
 *
 * @returns whether the field is on the page
 * @example focusCampo('cepPernoite')
 */
export function focusCampo(names: string | readonly string[], page: Document = document): boolean {
  const [first = ''] = typeof names === 'string' ? [names] : inPageOrder(names, page);
  const field = page.getElementById(campoId(first));
  if (!field) return false;
  field.dispatchEvent(new CustomEvent(REVELAR, { bubbles: true }));
  const focused = field.matches(FOCUSABLE) ? field : (firstField(field) ?? field);
  focused.focus({ preventScroll: true });
  focused.scrollIntoView?.({ block: 'center' });
  return true;
}

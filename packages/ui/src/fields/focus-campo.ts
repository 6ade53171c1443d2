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
 * Takes the reader to a field: opens what hides it, focuses it, and brings it into view.
 *
 * @returns whether the field is on the page
 * @example focusCampo('cepPernoite')
 */
export function focusCampo(name: string, page: Document = document): boolean {
  const field = page.getElementById(campoId(name));
  if (!field) return false;
  field.dispatchEvent(new CustomEvent(REVELAR, { bubbles: true }));
  const focused = field.matches(FOCUSABLE) ? field : (firstField(field) ?? field);
  focused.focus({ preventScroll: true });
  focused.scrollIntoView?.({ block: 'center' });
  return true;
}

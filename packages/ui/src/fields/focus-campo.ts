/** The id of a field's element. @example campoId('cpf') // 'campo-cpf' */
export const campoId = (name: string): string => `campo-${name}`;

/** Heard by whatever hides fields (a closed section, another tab): bubbles from the field that must show. */
export const REVELAR = 'balcao:revelar';

const FOCUSABLE = ['input', 'select', 'textarea', 'button', '[tabindex]']
  .map((control) => `${control}:not(:disabled,[type=hidden],[hidden],[tabindex="-1"])`)
  .join();

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
  const target = field.matches(FOCUSABLE)
    ? field
    : (field.querySelector<HTMLElement>('input:checked') ?? field.querySelector<HTMLElement>(FOCUSABLE));
  const focused = target ?? field;
  focused.focus({ preventScroll: true });
  focused.scrollIntoView?.({ block: 'center' });
  return true;
}

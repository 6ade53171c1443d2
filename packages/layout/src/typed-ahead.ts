/** A window that did not come by then is asked for no longer: the keyboard is the page's again. */
export const ESPERA_DA_JANELA_MS = 3_000;

let take: (() => string) | null = null;

/**
 * Keeps what is typed from now on for a field that is still coming, so that nothing of it is lost, nor taken for keys of the page.
 *
 * @example keepTyped(); const Window = await load(); …; field.value = takeTyped();
 */
export function keepTyped(): void {
  takeTyped();
  let texto = '';
  const keep = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, isComposing } = event;
    if (ctrlKey || metaKey || altKey || isComposing) return;
    if (key.length === 1) texto += key;
    else if (key === 'Backspace') texto = texto.slice(0, -1);
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  window.addEventListener('keydown', keep, true);
  const timer = setTimeout(takeTyped, ESPERA_DA_JANELA_MS);
  take = () => {
    clearTimeout(timer);
    window.removeEventListener('keydown', keep, true);
    take = null;
    return texto;
  };
}

/** What was typed since `keepTyped`, which ends; empty when nothing was being kept. */
export function takeTyped(): string {
  return take?.() ?? '';
}

/** `Control+` stands for Ctrl, and for ⌘ on a Mac. */
const COM_CONTROL = /^Control\+/;

/** Boxes, radios and buttons take no letters: their keys are Space, Enter and arrows. */
const DIGITAVEL =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"], [type="range"]), textarea, select,' +
  ' [contenteditable=""], [contenteditable="true"], [role="textbox"], [role="combobox"], [role="listbox"], [role="menu"]';
const ACIONAVEL = 'a[href], button, summary, input, [role="button"], [role="link"], [role="tab"], [role="option"], [role="menuitem"]';

const isInside = (target: EventTarget | null, selector: string): boolean => target instanceof Element && target.closest(selector) !== null;

/** Another window is being answered: what lies behind it does nothing. */
export const isWindowOpen = (): boolean => document.querySelector('dialog[open], [role="dialog"], [role="alertdialog"]') !== null;

/** Whether a key is one character, pressed alone. */
export const isSingleKey = (tecla: string): boolean => tecla.length === 1;

/** Whether a press is this key: written as in `aria-keyshortcuts`, `j`, `?`, `Enter`, `Control+Enter`. */
export function isTecla(tecla: string, event: KeyboardEvent): boolean {
  if (event.altKey || event.isComposing) return false;
  const key = tecla.replace(COM_CONTROL, '');
  if (COM_CONTROL.test(tecla)) return event.ctrlKey !== event.metaKey && !event.shiftKey && event.key.toLowerCase() === key.toLowerCase();
  // with Caps Lock on, a letter comes as a capital without Shift
  const pressed = event.shiftKey ? event.key : event.key.toLowerCase();
  return !event.ctrlKey && !event.metaKey && (event.key === key || pressed === key);
}

/** Whether the place of the focus needs this key for itself: letters in a field, Enter on a button. */
export function isTakenByFocus(tecla: string, target: EventTarget | null): boolean {
  if (COM_CONTROL.test(tecla)) return false;
  return isInside(target, DIGITAVEL) || (!isSingleKey(tecla) && isInside(target, ACIONAVEL));
}

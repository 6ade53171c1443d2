/** Without a key, a press or a move of the pointer for so long, nobody is in the middle of anything. */
export const PAUSA_MS = 3_000;
const OLHAR_MS = 400;

const SINAIS = ['keydown', 'input', 'pointerdown', 'pointermove', 'wheel'] as const;
const NAO_SE_DIGITA = ['button', 'submit', 'reset', 'checkbox', 'radio', 'range', 'color', 'file', 'image'].map(
  (type) => `[type='${type}']`,
);
const CAMPOS = [
  `input:not(${NAO_SE_DIGITA.join(', ')})`,
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable="false"])',
  '[role="textbox"], [role="combobox"], [role="searchbox"], [role="spinbutton"]',
].join(', ');
const JANELAS = 'dialog[open], [role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]';

const fila: (() => void)[] = [];
let isTaken = false;
let lastSign = 0;
let timer: ReturnType<typeof setInterval> | undefined;

const noteSign = (): void => {
  lastSign = Date.now();
};

/** The user rests: sees the page, touches nothing, is in no field, and answers no window, menu or list. */
const isPause = (): boolean =>
  Date.now() - lastSign >= PAUSA_MS &&
  !document.hidden &&
  document.activeElement?.closest(CAMPOS) == null &&
  document.querySelector(JANELAS) === null;

function look(): void {
  if (isTaken || !isPause()) return;
  isTaken = true;
  const onTurn = fila.shift();
  if (fila.length === 0) stopLooking();
  onTurn?.();
}

function beginLooking(): void {
  if (timer !== undefined) return;
  noteSign();
  for (const sign of SINAIS) window.addEventListener(sign, noteSign, { capture: true, passive: true });
  timer = setInterval(look, OLHAR_MS);
}

function stopLooking(): void {
  clearInterval(timer);
  timer = undefined;
  for (const sign of SINAIS) window.removeEventListener(sign, noteSign, { capture: true });
}

/**
 * Waits for the turn of a window nobody asked for: one at a time in the whole page, in the order they were wanted, and only in a pause of
 * the user. Whatever opens by itself waits here, so that nothing ever comes between a person and the field or button in use.
 *
 * @param onTurn opens it
 * @returns gives the turn back, once closed or no longer wanted; the next waits for another pause
 * @example const giveBack = waitForTurn(() => setIsOpen(true))
 */
export function waitForTurn(onTurn: () => void): () => void {
  let state: 'waiting' | 'open' | 'over' = 'waiting';
  const take = () => {
    state = 'open';
    onTurn();
  };
  fila.push(take);
  beginLooking();
  return () => {
    const before = state;
    state = 'over';
    if (before === 'open') isTaken = false;
    if (before === 'waiting') fila.splice(fila.indexOf(take), 1);
    if (fila.length === 0) stopLooking();
    else noteSign();
  };
}

import { campoId, focusCampo } from '@balcao/ui';
import { rescueFocus } from './rescue-focus.ts';

/** How many items a list had and has. */
export interface Mudanca {
  readonly antes: number;
  readonly depois: number;
}

/**
 * Takes the keyboard where a change of a list leads: to the first field of the one item that was added, or to the list when the button
 * that was pressed went with its item. Several items that come together (pasted) leave the focus where it is.
 *
 * @param nome path of the list; the element with its id takes focus (`tabIndex={-1}`)
 */
export function followItens(nome: string, { antes, depois }: Mudanca): void {
  if (depois < antes) {
    rescueFocus(campoId(nome));
    return;
  }
  if (depois !== antes + 1) return;
  const prefixo = campoId(`${nome}.${antes}.`);
  const pressed = document.activeElement;
  // the item is drawn after the change that adds it; who went on to another field by then stays there
  requestAnimationFrame(() => {
    if (document.activeElement !== pressed && document.activeElement !== document.body) return;
    const primeiro = document.querySelector(`[id^="${CSS.escape(prefixo)}"]`);
    if (primeiro) focusCampo(primeiro.id.slice(campoId('').length));
  });
}

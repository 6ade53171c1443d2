import { showToast } from '../feedback/toast-queue.ts';
import { copy } from './copy-button.copy.ts';

/** Puts text on the clipboard. @throws where the browser forbids it, or has none: outside https */
export const copyText = async (texto: string): Promise<void> => {
  await navigator.clipboard.writeText(texto);
};

/**
 * Copies a text and says by a toast whether it could; one the browser did not let copy is shown there, to be copied by hand.
 *
 * @example void copyAndSay(link, 'Link copiado.')
 */
export const copyAndSay = (texto: string, copiado: string): Promise<void> =>
  copyText(texto).then(
    () => void showToast({ tone: 'sucesso', titulo: copiado }),
    () => void showToast({ tone: 'atencao', titulo: copy.naoCopiado, texto }),
  );

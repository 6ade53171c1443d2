/** Puts text on the clipboard. @throws where the browser forbids it */
export const copyText = (texto: string): Promise<void> => navigator.clipboard.writeText(texto);

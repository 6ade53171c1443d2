/** Puts text on the clipboard. @throws where the browser forbids it, or has none: outside https */
export const copyText = async (texto: string): Promise<void> => {
  await navigator.clipboard.writeText(texto);
};

/** A text as old systems write it; a letter they do not have becomes a question mark. */
export const latin1 = (texto: string): Buffer => Buffer.from(texto.replace(/[^\p{ASCII}\u0080-\u00ff]/gu, '?'), 'latin1');

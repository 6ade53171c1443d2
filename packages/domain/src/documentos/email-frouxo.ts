/**
 * The loose e-mail check (spec §5): text, @, text, a dot, a character. For search boxes and sign-in.
 *
 * @example emailFrouxo('a@b.c') // true
 */
export const emailFrouxo = (texto: string): boolean => texto.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(texto);

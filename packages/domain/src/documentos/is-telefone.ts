import { DDDS, isCelular } from './is-celular.ts';
import { normalizeTelefone } from './normalize-telefone.ts';

/**
 * Whether a text is a Brazilian telephone: a mobile, or a landline of eight digits that begins with 2 to 5 (Anatel's numbering plan).
 *
 * @example isTelefone('(35) 3471-1234') // true
 */
export function isTelefone(texto: string): boolean {
  const digits = normalizeTelefone(texto);
  const isFixo = /^\d{2}[2-5]\d{7}$/.test(digits) && DDDS.has(digits.slice(0, 2)) && /^[+()\d\s-]+$/.test(texto.trim());
  return isFixo || isCelular(texto);
}

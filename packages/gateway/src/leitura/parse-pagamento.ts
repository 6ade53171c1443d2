import { readCopiaECola, readLinhaDigitavel } from '@balcao/domain';
import type { Leitor } from './parse-valor.ts';

/** Which of the due days of a line is meant is asked of whoever knows the day; its digits say by themselves whether they are right. */
const ALGUM_DIA = '2026-01-01';

export const linhaDigitavel: Leitor = (texto) => readLinhaDigitavel(texto, ALGUM_DIA)?.linha ?? null;

const MAX_EMENDAS = 10;

/** A Pix code printed on several lines: where it was cut there was a space or none, and its CRC says which. */
export const copiaECola: Leitor = (texto) => {
  const partes = texto.trim().split(' ');
  if (partes.length - 1 > MAX_EMENDAS) return null;
  for (let escolha = 0; escolha < 1 << (partes.length - 1); escolha += 1) {
    const codigo = partes.reduce((junto, parte, at) => (at === 0 ? parte : `${junto}${(escolha >> (at - 1)) & 1 ? '' : ' '}${parte}`), '');
    if (readCopiaECola(codigo)) return codigo;
  }
  return null;
};

/** `2/10`: which of how many. */
export const parcelaDe: Leitor = (texto) => {
  const [, numero, de] = /^(\d{1,3}) ?\/ ?(\d{1,3})$/.exec(texto.trim()) ?? [];
  return numero !== undefined && Number(numero) >= 1 && Number(numero) <= Number(de) ? Number(numero) : null;
};

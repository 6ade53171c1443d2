import { isData } from '@balcao/domain';
import { detectDecimal, parseValorEscrito, type SinalDecimal } from '../parse-valor-escrito.ts';

const MESES = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const monthOf = (texto: string): string =>
  /^\d+$/.test(texto) ? texto.padStart(2, '0') : String(MESES.indexOf(texto.slice(0, 3).toLowerCase()) + 1).padStart(2, '0');

/**
 * A day however files write it: with slashes, points or hyphens, of two or four digits of the year, by the year first, or without any sign.
 *
 * @returns `YYYY-MM-DD`; null when it is none
 * @example parseDiaEscrito('10-NOV-2026') // '2026-11-10'
 */
export function parseDiaEscrito(texto: string): string | null {
  const dito = texto.trim().replace(/[T ]\d{1,2}:\d{2}(:\d{2})?.*$/, '');
  const [, ano, mes, dia] = /^(\d{4})[-/.]?(\d{2})[-/.]?(\d{2})$/.exec(dito) ?? [];
  if (ano !== undefined && isData(`${ano}-${mes}-${dia}`)) return `${ano}-${mes}-${dia}`;
  const [, d, m, a] = /^(\d{1,2})[-/. ]([a-zç]{3,9}|\d{1,2})[-/. ](\d{4}|\d{2})$/i.exec(dito) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(dito) ?? [];
  if (d === undefined || m === undefined || a === undefined) return null;
  const escrito = `${a.length === 2 ? `20${a}` : a}-${monthOf(m)}-${d.padStart(2, '0')}`;
  return isData(escrito) ? escrito : null;
}

/**
 * A month however files write it.
 *
 * @returns `YYYY-MM`; null when it is none
 * @example parseCompetencia('nov/2026') // '2026-11'
 */
export function parseCompetencia(texto: string): string | null {
  const dito = texto.trim();
  const [, ano, mes] = /^(\d{4})[-/.]?(\d{2})$/.exec(dito) ?? [];
  const [, m, a] = /^([a-zç]{3,9}|\d{1,2})\s*(?:[-/.]| de )\s*(\d{4})$/i.exec(dito) ?? /^(\d{2})(\d{4})$/.exec(dito) ?? [];
  const escrito = ano !== undefined && isData(`${ano}-${mes}-01`) ? `${ano}-${mes}` : m === undefined ? '' : `${a}-${monthOf(m)}`;
  return isData(`${escrito}-01`) ? escrito : null;
}

/** The number of an instalment: `3`, `003`, `3/10`, `3 de 10`; 0 of what is no instalment. */
export function parseParcela(texto: string): number | null {
  const [, numero] = /^(\d{1,3})(?:\s*(?:\/|de)\s*\d{1,3})?$/.exec(texto.trim()) ?? [];
  return numero === undefined ? null : Number(numero);
}

/** Reads the amounts of a file as all of them are written. */
export interface LeitorDeValores {
  readonly decimal: SinalDecimal | null;
  /** Integer centavos; null when it is none, or could be two. */
  readonly read: (texto: string) => number | null;
}

/** Makes the reader of a file's amounts by all of them; `isCentavos`, where they are written without a sign. */
export function createLeitorDeValores(textos: Iterable<string>, isCentavos: boolean): LeitorDeValores {
  if (isCentavos)
    return {
      decimal: null,
      read: (texto) => {
        const [, antes = '', digitos, depois = ''] = /^([-+]?)(\d{1,15})([-+DC]?)$/.exec(texto.trim()) ?? [];
        if (digitos === undefined || (antes !== '' && depois !== '')) return null;
        return /[-D]/.test(antes + depois) && Number(digitos) !== 0 ? -Number(digitos) : Number(digitos);
      },
    };
  const decimal = detectDecimal(textos);
  return {
    decimal,
    read: (texto) => {
      if (decimal !== null) return parseValorEscrito(texto, decimal);
      const [um, outro] = [parseValorEscrito(texto, ','), parseValorEscrito(texto, '.')];
      return um === outro ? um : null;
    },
  };
}

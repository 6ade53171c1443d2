/** A field of a record: its place (from 1, both included) and how it is filled. `fixo` is what always stands there. */
export interface CampoCnab {
  readonly nome: string;
  readonly de: number;
  readonly ate: number;
  /** Numbers to the right with zeros before them; texts to the left with blanks after them. */
  readonly tipo: 'NUM' | 'ALFA';
  readonly fixo?: string;
}

/** A record of 240 letters; what no field names is blank. */
export type RegistroCnab = readonly CampoCnab[];

/** Letters of a record. */
export const TAMANHO_CNAB = 240;

const sizeOf = ({ de, ate }: CampoCnab): number => ate - de + 1;

/**
 * A text as banks take it: capitals without accents, and only letters of ASCII.
 *
 * @example plainCnab('José & Cia – Ltda') // 'JOSE & CIA LTDA'
 */
export const plainCnab = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^\x20-\x7e]/g, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();

function filled(campo: CampoCnab, valor: string): string {
  const tamanho = sizeOf(campo);
  if (campo.tipo === 'ALFA') return valor.slice(0, tamanho).padEnd(tamanho);
  if (!/^[0-9A-Z]*$/.test(valor) || valor.length > tamanho) throw new RangeError(`${campo.nome} não cabe em ${tamanho} posições`);
  return valor.padStart(tamanho, '0');
}

/**
 * Writes a record.
 *
 * @param valores by the name of a field; one that is not given is zeros or blanks
 * @throws RangeError when a number does not fit, or a value is of no field
 * @example writeRegistro([{ nome: 'banco', de: 1, ate: 3, tipo: 'NUM' }], { banco: '1' }).slice(0, 4) // '001 '
 */
export function writeRegistro(registro: RegistroCnab, valores: Readonly<Record<string, string>>): string {
  const alheio = Object.keys(valores).find((nome) => !registro.some((campo) => campo.nome === nome));
  if (alheio !== undefined) throw new RangeError(`${alheio} não é campo deste registro`);
  const letras = Array<string>(TAMANHO_CNAB).fill(' ');
  for (const campo of registro) {
    const texto = filled(campo, campo.fixo ?? valores[campo.nome] ?? '');
    for (const [at, letra] of [...texto].entries()) letras[campo.de - 1 + at] = letra;
  }
  return letras.join('');
}

/**
 * Reads the fields of a record, without the blanks around them.
 *
 * @example readRegistro([{ nome: 'banco', de: 1, ate: 3, tipo: 'NUM' }], '341…').banco // '341'
 */
export const readRegistro = (registro: RegistroCnab, linha: string): Readonly<Record<string, string>> =>
  Object.fromEntries(registro.map(({ nome, de, ate }) => [nome, linha.slice(de - 1, ate).trim()]));

/** A number of a file in integer centavos; null when it is none. */
export function parseCentavosCnab(texto: string): number | null {
  const valor = /^\d{1,18}$/.test(texto) ? Number(texto) : Number.NaN;
  return Number.isSafeInteger(valor) ? valor : null;
}

import { addDias } from '../datas/add-dias.ts';
import { digitoMod10, digitoMod11Boleto, digitoMod11Arrecadacao } from './digitos-verificadores.ts';

/** What the typed line of a boleto says once its check digits are right. */
export interface LinhaDigitavel {
  /** `BANCARIO`: 47 digits, of a bank; `ARRECADACAO`: 48 digits, of whoever collects (it says no due day). */
  readonly tipo: 'BANCARIO' | 'ARRECADACAO';
  /** The line, digits alone. */
  readonly linha: string;
  /** The 44 digits of the bar code. */
  readonly codigoDeBarras: string;
  /** COMPE number of the bank; null of what is not a bank's. */
  readonly banco: string | null;
  /** Integer centavos; null when the line says none (0). */
  readonly valorCentavos: number | null;
  /** `YYYY-MM-DD`; null when the line says none. */
  readonly vencimento: string | null;
}

/** Day zero of the due factor, and the day it began again at 1000 (FEBRABAN; domain design §8). */
const DIA_ZERO = '1997-10-07';
const RECOMECO = '2025-02-22';
const PRIMEIRO = 1_000;

/**
 * The due day of a boleto's four-digit factor. The factor counts days since 07/10/1997 and began again at 1000 on 22/02/2025, so one factor
 * means two days: the one nearer to `hoje` is meant.
 *
 * @param fator 0 to 9999; 0 means no due day
 * @param hoje `YYYY-MM-DD`
 * @returns `YYYY-MM-DD`; null when the factor says none
 * @example vencimentoDoFator(1000, '2026-01-15') // '2025-02-22'
 * @example vencimentoDoFator(9999, '2025-02-20') // '2025-02-21'
 */
export function vencimentoDoFator(fator: number, hoje: string): string | null {
  if (!Number.isInteger(fator) || fator <= 0 || fator > 9_999) return null;
  const antigo = addDias(DIA_ZERO, fator);
  if (fator < PRIMEIRO) return antigo;
  const novo = addDias(RECOMECO, fator - PRIMEIRO);
  const distance = (dia: string): number => Math.abs(Date.parse(dia) - Date.parse(hoje));
  return distance(novo) < distance(antigo) ? novo : antigo;
}

/**
 * The factor a due day has on a boleto issued now: the inverse of {@link vencimentoDoFator}.
 *
 * @param vencimento `YYYY-MM-DD`, from 03/07/2000 on
 * @throws RangeError when the day has no factor of four digits
 * @example fatorDoVencimento('2025-02-22') // 1000
 */
export function fatorDoVencimento(vencimento: string): number {
  const [inicio, primeiro] = vencimento >= RECOMECO ? [RECOMECO, PRIMEIRO] : [DIA_ZERO, 0];
  const fator = Math.round((Date.parse(vencimento) - Date.parse(inicio)) / 86_400_000) + primeiro;
  if (!Number.isInteger(fator) || fator < PRIMEIRO || fator > 9_999) throw new RangeError(`sem fator de vencimento: ${vencimento}`);
  return fator;
}

const centavosOf = (digitos: string): number | null => Number(digitos) || null;

function readBancario(linha: string, hoje: string): LinhaDigitavel | null {
  const campos = [linha.slice(0, 10), linha.slice(10, 21), linha.slice(21, 32)];
  if (campos.some((campo) => digitoMod10(campo.slice(0, -1)) !== Number(campo.at(-1)))) return null;
  const livre = linha.slice(4, 9) + linha.slice(10, 20) + linha.slice(21, 31);
  const semDigito = linha.slice(0, 4) + linha.slice(33) + livre;
  if (digitoMod11Boleto(semDigito) !== Number(linha[32])) return null;
  return {
    tipo: 'BANCARIO',
    linha,
    codigoDeBarras: `${linha.slice(0, 4)}${linha[32]}${linha.slice(33)}${livre}`,
    banco: linha.slice(0, 3),
    valorCentavos: centavosOf(linha.slice(37)),
    vencimento: vencimentoDoFator(Number(linha.slice(33, 37)), hoje),
  };
}

function readArrecadacao(linha: string): LinhaDigitavel | null {
  const moeda = linha[2] ?? '';
  if (linha[0] !== '8' || !'6789'.includes(moeda)) return null;
  const digito = '67'.includes(moeda) ? digitoMod10 : digitoMod11Arrecadacao;
  const blocos = [0, 12, 24, 36].map((at) => linha.slice(at, at + 12));
  if (blocos.some((bloco) => digito(bloco.slice(0, -1)) !== Number(bloco.at(-1)))) return null;
  const codigoDeBarras = blocos.map((bloco) => bloco.slice(0, -1)).join('');
  if (digito(codigoDeBarras.slice(0, 3) + codigoDeBarras.slice(4)) !== Number(codigoDeBarras[3])) return null;
  // 7 and 9 are quantities of a reference, not reais
  const valorCentavos = '68'.includes(moeda) ? centavosOf(codigoDeBarras.slice(4, 15)) : null;
  return { tipo: 'ARRECADACAO', linha, codigoDeBarras, banco: null, valorCentavos, vencimento: null };
}

/**
 * Reads the typed line of a boleto, with or without dots and spaces: check digits of each field (modulo 10) and of the whole (modulo 11)
 * as FEBRABAN lays them down; null when one does not match, for one digit may be misread.
 *
 * @param hoje `YYYY-MM-DD`: tells the two meanings of the due factor apart
 * @example readLinhaDigitavel('00190.50095 40144.816069 06809.350314 3 37370000000100', '2026-11-26')?.valorCentavos // 100
 */
export function readLinhaDigitavel(texto: string, hoje: string): LinhaDigitavel | null {
  const linha = texto.replace(/[\s.-]/g, '');
  if (/^\d{47}$/.test(linha)) return readBancario(linha, hoje);
  return /^\d{48}$/.test(linha) ? readArrecadacao(linha) : null;
}

/** What a bank's boleto is made of. */
export interface PartesDoBoleto {
  /** COMPE number, three digits. */
  readonly banco: string;
  readonly vencimento: string;
  readonly valorCentavos: number;
  /** The bank's own 25 digits. */
  readonly campoLivre: string;
}

/**
 * Writes the typed line of a bank's boleto, dots and spaces as printed: the inverse of {@link readLinhaDigitavel}.
 *
 * @throws RangeError when a part does not fit
 * @example writeLinhaDigitavel({ banco: '001', vencimento: '2026-03-10', valorCentavos: 32_214, campoLivre: '0'.repeat(25) })
 */
export function writeLinhaDigitavel({ banco, vencimento, valorCentavos, campoLivre }: PartesDoBoleto): string {
  if (!/^\d{3}$/.test(banco) || !/^\d{25}$/.test(campoLivre)) throw new RangeError('banco de 3 dígitos e campo livre de 25');
  if (!Number.isSafeInteger(valorCentavos) || valorCentavos < 0 || valorCentavos > 9_999_999_999) throw new RangeError('valor não cabe');
  const fim = String(fatorDoVencimento(vencimento)) + String(valorCentavos).padStart(10, '0');
  const campos = [`${banco}9${campoLivre.slice(0, 5)}`, campoLivre.slice(5, 15), campoLivre.slice(15)];
  const escritos = campos.map((campo) => `${campo.slice(0, 5)}.${campo.slice(5)}${digitoMod10(campo)}`);
  return `${escritos.join(' ')} ${digitoMod11Boleto(`${banco}9${fim}${campoLivre}`)} ${fim}`;
}

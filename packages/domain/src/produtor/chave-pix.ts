import type { TipoChavePix } from '@balcao/contracts';
import { emailEstrito } from '../documentos/email.ts';
import { isCnpj, isCpf } from '../documentos/cpf-cnpj.ts';
import { isTelefone, normalizeTelefone } from '../documentos/telefone.ts';
import { normalizeDocumento } from '../documentos/format-documento.ts';

/** Longest key of the directory (DICT, Banco Central). */
const MAX_CHAVE = 77;
const ALEATORIA = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/**
 * A Pix key as the directory keeps it: a document by its characters, a telephone with the country's code, the others in lower case.
 *
 * @example normalizeChavePix('TELEFONE', '(35) 90000-1001') // '+5535900001001'
 */
export function normalizeChavePix(tipo: TipoChavePix, chave: string): string {
  if (tipo === 'CPF' || tipo === 'CNPJ') return normalizeDocumento(chave);
  if (tipo === 'TELEFONE') return `+55${normalizeTelefone(chave)}`;
  return chave.trim().toLowerCase();
}

/**
 * Whether a Pix key is one of its kind.
 *
 * @param chave as it was typed, or as `normalizeChavePix` leaves it
 * @example isChavePix('EMAIL', 'ana@corretora.com.br') // true
 */
export function isChavePix(tipo: TipoChavePix, chave: string): boolean {
  const normal = normalizeChavePix(tipo, chave);
  if (normal.length > MAX_CHAVE) return false;
  if (tipo === 'CPF') return isCpf(normal);
  if (tipo === 'CNPJ') return isCnpj(normal);
  if (tipo === 'TELEFONE') return isTelefone(chave);
  return tipo === 'EMAIL' ? emailEstrito(normal) : ALEATORIA.test(normal);
}

/** What is said of a key that is none of its kind. */
export const CHAVES_PIX = {
  CPF: 'Informe um CPF válido.',
  CNPJ: 'Informe um CNPJ válido.',
  EMAIL: 'Informe um e-mail válido.',
  TELEFONE: 'Informe um telefone com DDD.',
  ALEATORIA: 'Cole a chave aleatória inteira, com os hifens.',
} as const satisfies Readonly<Record<TipoChavePix, string>>;

import { integrityOf } from './weigh-arquivo.ts';

/** From the weakest to the strongest: a browser checks only the strongest it is given (SRI, "get the strongest metadata"). */
const ALGORITMOS = ['sha256', 'sha384', 'sha512'];

/** One hash of the kinds browsers check, or several, separated by spaces. */
export const INTEGRIDADE = /^sha(256|384|512)-[A-Za-z0-9+/]+={0,2}(\s+sha(256|384|512)-[A-Za-z0-9+/]+={0,2})*$/;

/** Kind of one hash: `sha256`, `sha384`, `sha512`. */
export const algorithmOf = (hash: string): string => hash.split('-')[0] ?? '';
const rankOf = (hash: string): number => ALGORITMOS.indexOf(algorithmOf(hash));

/** The hashes of an integrity, as they are written. */
export const hashesOf = (integridade: string): string[] => integridade.trim().split(/\s+/);

/**
 * The hashes of an integrity that match the bytes, separated by one space; null when a browser would refuse the bytes, because no hash of its
 * strongest kind matches.
 */
export function confirmed(integridade: string, bytes: Buffer): string | null {
  const hashes = hashesOf(integridade);
  const maior = Math.max(...hashes.map(rankOf));
  const certos = hashes.filter((hash) => hash === integrityOf(bytes, algorithmOf(hash)));
  return certos.some((hash) => rankOf(hash) === maior) ? certos.join(' ') : null;
}

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Prefix of every token, so that leaked ones can be found by a search. */
export const PREFIXO = 'imt_';

export const newSecret = (): string => PREFIXO + randomBytes(32).toString('base64url');

/** Stored hash of a token; 256 random bits do not need a slow hash. */
export const hashOf = (segredo: string): string => createHash('sha256').update(segredo).digest('hex');

/** Compares in constant time. */
export function isSame(a: string, b: string): boolean {
  const [x, y] = [a, b].map((texto) => createHash('sha256').update(texto).digest());
  return x !== undefined && y !== undefined && timingSafeEqual(x, y);
}

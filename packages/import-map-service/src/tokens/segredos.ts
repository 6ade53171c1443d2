import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** Every token starts so: one that leaks is found by a search. */
export const PREFIXO = 'imt_';

export const newSecret = (): string => PREFIXO + randomBytes(32).toString('base64url');

/** What is kept of a token: 256 random bits need no slow hash. */
export const hashOf = (segredo: string): string => createHash('sha256').update(segredo).digest('hex');

/** Compares without telling by its time how much was right. */
export function isSame(a: string, b: string): boolean {
  const [x, y] = [a, b].map((texto) => createHash('sha256').update(texto).digest());
  return x !== undefined && y !== undefined && timingSafeEqual(x, y);
}

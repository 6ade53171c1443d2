import { createHash } from 'node:crypto';

/** JSON with sorted keys and no spaces: the same content always gives the same text. */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(',')}]`;
  if (value === null || typeof value !== 'object') return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  const sorted = entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([key, v]) => `${JSON.stringify(key)}:${canonicalJson(v)}`).join(',')}}`;
}

/** First 32 bits of SHA-256(slug ‖ canonical JSON), unsigned: source of all randomness of an insurer (domain design §6.2). */
export const seedOf = (slug: string, content: unknown): number =>
  createHash('sha256')
    .update(slug + canonicalJson(content))
    .digest()
    .readUInt32BE(0);

/** Latency of this insurer for this quote, ms. */
export const latencyOf = (seed: number, [min, max]: readonly [number, number]): number => min + (seed % Math.max(1, max - min));

/**
 * Fault of this quote, if any. Half of the faults disappear in the second try with the same idempotency key, so that a retry can
 * succeed; at 100 % none does.
 */
export function faultOf(seed: number, falhaPct: number): 'nenhuma' | 'passageira' | 'persistente' {
  if (seed % 100 >= falhaPct) return 'nenhuma';
  return falhaPct < 100 && Math.floor(seed / 100) % 2 === 0 ? 'passageira' : 'persistente';
}

/** Deeper than any contract; what nests further is an attack on the stack. */
const MAX_PROFUNDIDADE = 32;

/** NUL and half surrogates: legal in JSON, refused by PostgreSQL. */
const isStorable = (text: string): boolean => !/\0|\p{Surrogate}/u.test(text);

/**
 * Path of the first text the database could not keep (as value or key), or of what is nested too deep; null when all is well.
 *
 * @example findUnstorable({ nome: 'a\0' }) // 'nome'
 */
export function findUnstorable(value: unknown, path: readonly string[] = []): string | null {
  if (typeof value === 'string') return isStorable(value) ? null : path.join('.');
  if (value === null || typeof value !== 'object') return null;
  if (path.length >= MAX_PROFUNDIDADE) return path.slice(0, 3).join('.');
  for (const [key, inner] of Object.entries(value)) {
    if (!isStorable(key)) return path.join('.');
    const found = findUnstorable(inner, [...path, key]);
    if (found !== null) return found;
  }
  return null;
}

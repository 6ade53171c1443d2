/** The same JSON for the same content: keys in order, what is empty left out, so that "cleared" and "never filled" compare equal. */
export function canonical(value: unknown): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(pruned(value)) ?? '';
  const text = known.get(value) ?? JSON.stringify(pruned(value)) ?? '';
  known.set(value, text);
  return text;
}

/** A draft is compared after each change, and what it is compared with stays the same for long: a value given here is not written to again. */
const known = new WeakMap<object, string>();

export const isSame = (a: unknown, b: unknown): boolean => canonical(a) === canonical(b);

function pruned(value: unknown): unknown {
  if (value === null || value === undefined || value === '') return undefined;
  if (Array.isArray(value)) return value.map((item) => pruned(item) ?? null);
  if (typeof value !== 'object') return value;
  const filled = Object.entries(value)
    .map(([key, inner]) => [key, pruned(inner)] as const)
    .filter(([, inner]) => inner !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return filled.length > 0 ? Object.fromEntries(filled) : undefined;
}

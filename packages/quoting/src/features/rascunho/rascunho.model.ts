/** The same JSON for the same content: keys in order, what is empty left out, so that "cleared" and "never filled" compare equal. */
export const canonical = (value: unknown): string => JSON.stringify(pruned(value)) ?? '';

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

/** One field that two versions of a draft fill differently; `campo` is its dotted path. */
export interface Divergencia {
  readonly campo: string;
  readonly minha: unknown;
  readonly deles: unknown;
}

/** The fields in which two versions differ, in the order of the form. */
export function divergenciasEntre(minha: unknown, deles: unknown, campo = ''): Divergencia[] {
  if (isSame(minha, deles)) return [];
  if (!isRecord(minha) && !isRecord(deles)) return [{ campo, minha, deles }];
  const mine = isRecord(minha) ? minha : {};
  const theirs = isRecord(deles) ? deles : {};
  const keys = new Set([...Object.keys(mine), ...Object.keys(theirs)]);
  return [...keys].flatMap((key) => divergenciasEntre(mine[key], theirs[key], campo ? `${campo}.${key}` : key));
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

import type { RouteRule, RouteTable } from '@balcao/contracts';

/** A route that owns an address. */
export interface RotaEncontrada {
  readonly table: RouteTable;
  /** Its key in the table's rules. */
  readonly id: string;
  readonly rule: RouteRule;
  /** Decoded values of `:name`; an absent `:name?` has no key. */
  readonly params: Readonly<Record<string, string>>;
}

interface Modelo {
  readonly id: string;
  readonly segments: readonly string[];
}

/** One table, read once: a page asks for the owner of an address many times before it stands. */
interface TabelaLida {
  /** Key of the route of each path without `:names`. */
  readonly literals: ReadonlyMap<string, string>;
  readonly patterns: readonly Modelo[];
}
const lidas = new WeakMap<RouteTable, TabelaLida>();

const innerOf = (path: string) => path.replace(/^\/|\/+$/g, '');

function readTable(table: RouteTable): TabelaLida {
  const known = lidas.get(table);
  if (known) return known;
  const literals = new Map<string, string>();
  const patterns: Modelo[] = [];
  for (const [id, rule] of Object.entries(table.rules)) {
    const inner = innerOf(table.base + rule.path);
    if (inner.includes(':')) patterns.push({ id, segments: inner.split('/') });
    else if (!literals.has(inner)) literals.set(inner, id);
  }
  const read = { literals, patterns };
  lidas.set(table, read);
  return read;
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    // a broken escape is not a value: the route does not match
    return null;
  }
}

function paramsOf(pattern: readonly string[], path: readonly string[]): Record<string, string> | null {
  if (path.length > pattern.length) return null;
  const params: Record<string, string> = {};
  for (const [index, expected] of pattern.entries()) {
    const actual = path[index];
    if (!expected.startsWith(':')) {
      if (expected !== actual) return null;
    } else if (actual === undefined) {
      if (!expected.endsWith('?')) return null;
    } else {
      const value = decode(actual);
      if (!value) return null;
      params[expected.replace(/^:|\?$/g, '')] = value;
    }
  }
  return params;
}

const found = (table: RouteTable, id: string, params: RotaEncontrada['params']): RotaEncontrada | null => {
  const rule = table.rules[id];
  return rule ? { table, id, rule, params } : null;
};

/**
 * Which route of which table owns a path. Names are compared exactly, a slash at the end does not matter, and a route
 * without `:names` wins over one with them.
 *
 * @param pathname path of a URL, without query
 * @returns null when no table owns it
 * @example matchRoute(allRoutes, '/multicalculo/orcamentos/')?.id // 'orcamentos'
 */
export function matchRoute(tables: readonly RouteTable[], pathname: string): RotaEncontrada | null {
  if (!pathname.startsWith('/')) return null;
  const inner = innerOf(pathname);
  for (const table of tables) {
    const id = readTable(table).literals.get(inner);
    if (id !== undefined) return found(table, id, {});
  }
  const path = inner ? inner.split('/') : [];
  for (const table of tables) {
    for (const { id, segments } of readTable(table).patterns) {
      const params = paramsOf(segments, path);
      if (params) return found(table, id, params);
    }
  }
  return null;
}

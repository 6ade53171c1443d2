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

function segmentsOf(path: string): string[] {
  const inner = path.replace(/^\/|\/+$/g, '');
  return inner ? inner.split('/') : [];
}

function decode(segment: string): string | null {
  try {
    return decodeURIComponent(segment);
  } catch {
    // a broken escape is not a value: the route does not match
    return null;
  }
}

function paramsOf(pattern: string[], path: string[]): Record<string, string> | null {
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

/**
 * Which route of which table owns a path. Names are compared exactly, a slash at the end does not matter, and a route
 * without `:names` wins over one with them.
 *
 * @param pathname path of a URL, without query
 * @returns null when no table owns it
 * @example matchRoute(allRoutes, '/multicalculo/orcamentos/')?.id // 'orcamentos'
 */
export function matchRoute(tables: readonly RouteTable[], pathname: string): RotaEncontrada | null {
  if (last.tables !== tables || last.pathname !== pathname) last = { tables, pathname, found: search(tables, pathname) };
  return last.found;
}

/** A page asks about the one address it is at, for each parcel and again for each event. */
let last: { readonly tables: readonly RouteTable[]; readonly pathname: string; readonly found: RotaEncontrada | null } = {
  tables: [],
  pathname: '',
  found: null,
};

function search(tables: readonly RouteTable[], pathname: string): RotaEncontrada | null {
  if (!pathname.startsWith('/')) return null;
  const path = segmentsOf(pathname);
  let found: RotaEncontrada | null = null;
  for (const table of tables) {
    // most tables are another parcel's
    if (!pathname.startsWith(table.base)) continue;
    for (const [id, rule] of Object.entries(table.rules)) {
      const params = paramsOf(segmentsOf(table.base + rule.path), path);
      if (!params) continue;
      if (!(table.base + rule.path).includes(':')) return { table, id, rule, params };
      found ??= { table, id, rule, params };
    }
  }
  return found;
}

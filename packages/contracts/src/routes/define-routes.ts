import type { Exigencia } from '../define.ts';

/** One address of the site: who may open it and in which frame it is shown. */
export interface RouteRule extends Exigencia {
  /** Path below the table's base; `:name` and `:name?` as in the router. */
  readonly path: string;
  /** Opens without a session. */
  readonly publica?: true;
  /** `main` (bar, menu) unless said otherwise. */
  readonly layout?: 'main' | 'blank';
  /** Its capability has not landed. */
  readonly isEmConstrucao?: true;
  /** A login path: a signed-in visitor goes to /home instead (spec §4). */
  readonly soVisitante?: true;
}

/** The addresses one parcel owns. Root-config, guards, menu, gateway and e2e all read this table. */
export interface RouteTable<R extends Record<string, RouteRule> = Record<string, RouteRule>> {
  /** Module name without scope: `quoting` is `@balcao/quoting`. */
  readonly parcel: string;
  readonly base: string;
  /** Ids are the table's own; a rule is only ever a rule, whichever of its words it uses. */
  readonly rules: { readonly [Id in keyof R]: RouteRule };
}

/** Declares the addresses of a parcel. @example defineRoutes('quoting', '/multicalculo', { orcamentos: { path: '/orcamentos' } }) */
export const defineRoutes = <const R extends Record<string, RouteRule>>(parcel: string, base: string, rules: R): RouteTable<R> => ({
  parcel,
  base,
  rules,
});

/** Ids of a table's routes. */
export type RouteId<T extends RouteTable> = keyof T['rules'] & string;

/**
 * Path of a route as its table writes it, below its base: what comes of `matchRoute`, or one of a table's rules.
 *
 * @example wholePath({ table: quotingRoutes, rule: quotingRoutes.rules.orcamentos }) // '/multicalculo/orcamentos'
 */
export const wholePath = ({ table, rule }: { readonly table: RouteTable; readonly rule: RouteRule }): string =>
  table.base + rule.path || '/';

/**
 * The whole address of a route, names filled in.
 *
 * @example addressOf(quotingRoutes, 'comparativo', { orcamentoId: '7' }) // '/multicalculo/hfy-comparativo'
 */
export function addressOf<T extends RouteTable>(table: T, id: RouteId<T>, params: Record<string, string> = {}): string {
  const rule = table.rules[id] as RouteRule;
  return (
    (table.base + rule.path).replace(/\/:(\w+)\??/g, (_, name: string) => (params[name] ? `/${encodeURIComponent(params[name])}` : '')) ||
    '/'
  );
}

/** Binds a value of a query, and gives its place: `$n`. */
export type Bind = (value: unknown) => string;

/** The values of a query, and what binds more of them after the first. */
export function createParams(...first: readonly unknown[]): { readonly params: unknown[]; readonly bind: Bind } {
  const params = [...first];
  return { params, bind: (value) => `$${params.push(value)}` };
}

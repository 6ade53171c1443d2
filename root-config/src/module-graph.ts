/** Direct dependencies of a module. */
export type Graph = (url: string) => readonly string[];

/** A module and all its dependencies, each once. */
export function closureOf(root: string, graph: Graph): string[] {
  const seen = new Set<string>([root]);
  for (const url of seen) for (const dep of graph(url)) seen.add(dep);
  return [...seen];
}

/** Those of `urls` that are one of `needles` or depend on one, directly or not. */
export const waitingFor = (needles: readonly string[], urls: readonly string[], graph: Graph): string[] =>
  urls.filter((url) => closureOf(url, graph).some((below) => needles.includes(below)));

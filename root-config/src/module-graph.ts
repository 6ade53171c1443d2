/** Names what a module needs directly. */
export type Graph = (url: string) => readonly string[];

/** A module and everything below it, each once. */
export function closureOf(root: string, graph: Graph): string[] {
  const seen = new Set<string>([root]);
  for (const url of seen) for (const dep of graph(url)) seen.add(dep);
  return [...seen];
}

/** Whether `url` is `needle` or needs it, however far below. */
export const isWithin = (url: string, needle: string, graph: Graph): boolean => closureOf(url, graph).includes(needle);

/** A record of the loader's registry, with its one-letter names: `d` imports, `i` listeners of its exports, `C` completion. */
interface Registered {
  readonly d?: readonly Registered[];
  readonly i: unknown[];
  readonly n: unknown;
  /** The code still to run; null once it ran or failed. */
  readonly e?: unknown;
  readonly C?: unknown;
}

/** The registry is stored under a symbol. */
function registryOf(loader: object): Record<string, Registered> {
  const [symbol] = Object.getOwnPropertySymbols(loader);
  return symbol ? ((loader as Record<symbol, Record<string, Registered>>)[symbol] ?? {}) : {};
}

/** Retries use another query string. */
const loadsOf = (loader: object, url: string) => Object.entries(registryOf(loader)).filter(([known]) => known.split('?')[0] === url);

/** Whether a module, or one of its imports, was requested and has not been answered. */
export const isAwaited = (loader: object, url: string): boolean => loadsOf(loader, url).some(([, { d, e }]) => !d && e !== null);

/** Whether a module is still loading, so that it may not be forgotten yet. */
export const isArriving = (loader: object, url: string): boolean => loadsOf(loader, url).some(([, { C, n, e }]) => e !== null && C !== n);

/** Removes a module from the registry: the next request for its address fetches and runs it again. */
export function forgetModule(loader: object, url: string): void {
  for (const [known, { d = [] }] of loadsOf(loader, url)) {
    delete registryOf(loader)[known];
    // imports keep references to their listeners, and so to the whole module; a module that has run needs no listeners
    for (const imported of d) if (imported.C === imported.n) imported.i.length = 0;
  }
}

/** One module of the loader's registry, in its one-letter words: `d` what it imports, `i` who listens to its exports, `C` done. */
interface Registered {
  readonly d?: readonly Registered[];
  readonly i: unknown[];
  readonly n: unknown;
  /** What is left to run; null once it ran, or never will. */
  readonly e?: unknown;
  readonly C?: unknown;
}

/** The registry lies under a symbol of its own. */
function registryOf(loader: object): Record<string, Registered> {
  const [symbol] = Object.getOwnPropertySymbols(loader);
  return symbol ? ((loader as Record<symbol, Record<string, Registered>>)[symbol] ?? {}) : {};
}

/** A retry asks under another query. */
const loadsOf = (loader: object, url: string) => Object.entries(registryOf(loader)).filter(([known]) => known.split('?')[0] === url);

/** Whether a module, or something it imports, was asked for and has not answered: it never ran. */
export const isAwaited = (loader: object, url: string): boolean => loadsOf(loader, url).some(([, { d, e }]) => !d && e !== null);

/** Whether a module is still arriving: it may not be forgotten yet. */
export const isArriving = (loader: object, url: string): boolean => loadsOf(loader, url).some(([, { C, n, e }]) => e !== null && C !== n);

/** Takes a module out of the page: what is asked under its address from now on is fetched and run anew. */
export function forgetModule(loader: object, url: string): void {
  for (const [known, { d = [] }] of loadsOf(loader, url)) {
    delete registryOf(loader)[known];
    // what it imports remembers whom to tell of new exports, and with that all of it; a module that has run has none left to tell
    for (const imported of d) if (imported.C === imported.n) imported.i.length = 0;
  }
}

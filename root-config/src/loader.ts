import type { LifeCycles } from 'single-spa';
import type { Mapa } from './composition/composition.model.ts';
import { isAwaited } from './composition/registry.ts';
import { closureOf, type Graph, waitingFor } from './module-graph.ts';

/** Spec §9. */
const LIMITE_MS = 120_000;

interface Loader {
  resolve(name: string, parent?: string): string;
  createScript(url: string): HTMLScriptElement | Promise<HTMLScriptElement>;
  getImportMap(): Mapa;
  import(name: string): Promise<unknown>;
}

const loader = System as unknown as Loader;
const prototype = Object.getPrototypeOf(loader) as Loader;
/** Number of retries of each address. */
const attempts = new Map<string, number>();
/** Failed addresses so far; the page's inline script starts the list, because it requests the first modules before this one runs. */
const failed = (self as unknown as { balcaoFalhas: Set<string> }).balcaoFalhas;
const plain = (url: string) => url.split('?')[0] as string;

/**
 * The small SystemJS build caches failed modules forever. A retry therefore uses another query string, and so do the
 * modules that wait for it; modules that did load keep their one copy.
 */
export function enableRetries(): void {
  const { resolve, createScript } = prototype;
  prototype.resolve = function (name, parent) {
    const url = plain(resolve.call(this, name, parent));
    const attempt = attempts.get(url);
    return attempt ? `${url}?tentativa=${attempt}` : url;
  };
  prototype.createScript = async function (url) {
    const script = await createScript.call(this, url);
    // maps have addresses without the query, and the loader only knows the page's initial map
    const integrity = loader.getImportMap().integrity[plain(url)];
    if (integrity) script.integrity = integrity;
    return script;
  };
}

/** A module's address and the dependency graph of the map. */
function graphOf(name: string): { root: string | undefined; graph: Graph } {
  const { imports, depcache } = loader.getImportMap();
  return { root: imports[name], graph: (url) => (depcache[url] ?? []).flatMap((dep) => imports[dep] ?? []) };
}

/** Addresses of a module and all its dependencies. */
export function filesOf(name: string): string[] {
  const { root, graph } = graphOf(name);
  return root ? closureOf(root, graph) : [];
}

/**
 * Makes the next load of `name` retry its failed dependencies. Other modules that waited for them count as failed too,
 * so that their next load is also retried.
 */
export function forgetFailure(name: string): void {
  const { root, graph } = graphOf(name);
  if (!root) return;
  const bad = closureOf(root, graph).filter((url) => failed.has(url));
  for (const url of waitingFor(bad, Object.values(loader.getImportMap().imports), graph)) attempts.set(url, (attempts.get(url) ?? 0) + 1);
  for (const url of bad) failed.delete(url);
}

/** Loads a module, also one that failed to load before. */
export function bring(name: string): Promise<unknown> {
  forgetFailure(name);
  return loader.import(name);
}

/** Loads one parcel; gives up after 120 s and then requests unanswered modules again. */
export function loadParcel(name: string): Promise<LifeCycles> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      for (const url of filesOf(name)) if (isAwaited(loader, url)) failed.add(url);
      reject(new Error(`${name} não chegou em ${LIMITE_MS / 1000} s`));
    }, LIMITE_MS);
  });
  return Promise.race([bring(name) as Promise<LifeCycles>, tooLong]).finally(() => clearTimeout(timer));
}

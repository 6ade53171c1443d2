import type { Construcoes } from '@balcao/contracts';

/** The used part of a loader record, with the loader's one-letter names (see `registry.ts`). */
interface Carga {
  readonly id: string;
  readonly d?: readonly Carga[];
  readonly n: unknown;
  readonly C?: unknown;
  /** What it threw, or why it failed to load. */
  readonly er?: unknown;
}

const cargasDe = (loader: object): Carga[] => {
  const [symbol] = Object.getOwnPropertySymbols(loader);
  return symbol ? Object.values((loader as Record<symbol, Record<string, Carga>>)[symbol] ?? {}) : [];
};

/** Services that own one of these modules, libraries included. */
function servicesOf(cargas: readonly Carga[], construcoes: Construcoes): string[] {
  return Object.keys(construcoes).filter((servico) => {
    const folder = `/${servico.replace('@balcao/', '')}/`;
    return cargas.some(({ id }) => id.includes(folder));
  });
}

/** Services with a module that ran completely in this page. */
export const servicesThatRan = (loader: object, construcoes: Construcoes): string[] =>
  servicesOf(
    cargasDe(loader).filter(({ C, n }) => C !== undefined && C === n),
    construcoes,
  );

/** Services with a module that failed itself, among these addresses, without its dependents. */
export const servicesThatFailed = (loader: object, construcoes: Construcoes, urls: readonly string[]): string[] =>
  servicesOf(
    cargasDe(loader).filter(({ id, er, d = [] }) => er && urls.includes(id.split('?')[0] as string) && !d.some((outra) => outra.er)),
    construcoes,
  );

import type { Construcoes } from '@balcao/contracts';

/** As much of a module's load as this needs, in the loader's one-letter words (see `registry.ts`). */
interface Carga {
  readonly id: string;
  readonly d?: readonly Carga[];
  readonly n: unknown;
  readonly C?: unknown;
  /** What it threw, or why it did not come. */
  readonly er?: unknown;
}

const cargasDe = (loader: object): Carga[] => {
  const [symbol] = Object.getOwnPropertySymbols(loader);
  return symbol ? Object.values((loader as Record<symbol, Record<string, Carga>>)[symbol] ?? {}) : [];
};

/** Services in whose folder one of these modules lies: their builds, libraries included. */
function servicesOf(cargas: readonly Carga[], construcoes: Construcoes): string[] {
  return Object.keys(construcoes).filter((servico) => {
    const folder = `/${servico.replace('@balcao/', '')}/`;
    return cargas.some(({ id }) => id.includes(folder));
  });
}

/** Services of which some module ran to its end in this page. */
export const servicesThatRan = (loader: object, construcoes: Construcoes): string[] =>
  servicesOf(
    cargasDe(loader).filter(({ C, n }) => C !== undefined && C === n),
    construcoes,
  );

/** Services one of whose modules failed by itself, among these addresses: not those that only stand on it. */
export const servicesThatFailed = (loader: object, construcoes: Construcoes, urls: readonly string[]): string[] =>
  servicesOf(
    cargasDe(loader).filter(({ id, er, d = [] }) => er && urls.includes(id.split('?')[0] as string) && !d.some((outra) => outra.er)),
    construcoes,
  );

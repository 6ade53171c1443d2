import { brotliCompressSync } from 'node:zlib';
import { allRoutes, type RouteTable } from '@balcao/contracts';
import type { BuildManifest, BuiltModule } from '../build/manifest.ts';
import type { Finding } from './house-files.ts';

/** Budgets in bytes of brotli, `scripts/quality/sizes.json`. `*` applies to all that are not listed. */
export interface Budgets {
  /** The import map as inlined in the page. */
  readonly mapa: number;
  /** Other inlined data of the composition: the builds, and the key that verifies later maps. */
  readonly ambiente: number;
  /** Every script of one route's first visit: loader, shell, frame, parcel, page. Key: `parcel/route`. */
  readonly rotas: Readonly<Record<string, number>>;
  /** One module of ours with all of its pages. Key: its name in the map. */
  readonly modulos: Readonly<Record<string, number>>;
  /** All the script of the public page, which is no composition. */
  readonly paginaPublica: number;
}

export interface Measure {
  readonly what: string;
  /** What brings it back under its budget. */
  readonly remedy: string;
  readonly files: number;
  readonly bytes: number;
  readonly budget: number;
}

/** A frame's parcels, as the gateway announces them. */
const FRAME = { blank: ['layout'], main: ['layout', 'navbar', 'menu'] } as const;

/** Names that travel together are one file. */
const distinct = (modules: readonly BuiltModule[]): BuiltModule[] => [
  ...new Map(modules.map((module) => [module.names[0], module])).values(),
];

function closureOf({ modules }: BuildManifest, names: readonly string[]): BuiltModule[] {
  const seen = new Set(names.filter((name) => modules[name]));
  for (const name of seen) for (const dep of modules[name]?.deps ?? []) if (modules[dep]) seen.add(dep);
  return distinct([...seen].map((name) => modules[name] as BuiltModule));
}

/** What a first visit to a route loads, in scripts. */
export function measureRoute(manifest: BuildManifest, table: RouteTable, id: string): { files: number; bytes: number } {
  const frame = FRAME[table.rules[id]?.layout ?? 'main'];
  const names = ['root-config', ...new Set([...frame, table.parcel])].map((name) => `@balcao/${name}`);
  const parcel = manifest.modules[`@balcao/${table.parcel}`];
  const chunks = (parcel?.pages[id] ?? []).map((file) => parcel?.chunks.find((chunk) => chunk.file === file)?.brotli ?? 0);
  const weights = [manifest.loader.brotli, ...closureOf(manifest, names).map(({ brotli }) => brotli), ...chunks];
  return { files: weights.length, bytes: weights.reduce((sum, weight) => sum + weight, 0) };
}

const wholeOf = ({ brotli, chunks }: BuiltModule) => ({
  files: 1 + chunks.length,
  bytes: chunks.reduce((sum, chunk) => sum + chunk.brotli, brotli),
});

const budgetOf = (budgets: Readonly<Record<string, number>>, key: string) => budgets[key] ?? budgets['*'] ?? Number.POSITIVE_INFINITY;

/** What a page carries as text, by the budget it counts against. */
export type Inlined = Readonly<Record<'mapa' | 'ambiente', string>>;

/** Everything that has a budget, as it is now. */
export function measureAll(manifest: BuildManifest, budgets: Budgets, inlined: Inlined): Measure[] {
  const texts = (['mapa', 'ambiente'] as const).map((what) => ({
    what: `${what} na página`,
    remedy: REMEDIES[what],
    files: 1,
    bytes: brotliCompressSync(inlined[what]).length,
    budget: budgets[what],
  }));
  const routes = allRoutes.flatMap((table) =>
    Object.keys(table.rules).map((id) => {
      const what = `${table.parcel}/${id}`;
      return { what, remedy: REMEDIES.rotas, ...measureRoute(manifest, table, id), budget: budgetOf(budgets.rotas, what) };
    }),
  );
  const modules = distinct(Object.values(manifest.modules)).flatMap((module) => {
    const what = module.names[0] as string;
    return what.startsWith('@balcao/')
      ? [{ what, remedy: REMEDIES.modulos, ...wholeOf(module), budget: budgetOf(budgets.modulos, what) }]
      : [];
  });
  const pagina = { what: 'página pública', remedy: REMEDIES.paginaPublica, files: 1, bytes: manifest.paginaPublica.brotli };
  return [...texts, ...routes, ...modules, { ...pagina, budget: budgets.paginaPublica }];
}

const ENTAO = 'só depois suba o número em scripts/quality/sizes.json, dizendo no commit por quê';
const REMEDIES = {
  mapa: `cada nome do mapa pesa em toda página: veja se um módulo novo pode viajar com outro (juntas, em scripts/build/modules.ts); ${ENTAO}`,
  ambiente: `o que é de uma página só não vai em todas: ponha-o na entrada do parcel ou na resposta de uma chamada; ${ENTAO}`,
  rotas: `carregue com import() o que a primeira pintura não usa, e veja se entrou uma biblioteca (npm run deploy -- diff); ${ENTAO}`,
  paginaPublica: `a página pública é HTML do gateway, e o seu script não importa nada: tire o que ele não usa; ${ENTAO}`,
  modulos: `divida o que só uma página usa num pedaço dela, ou apague o que sobrou; ${ENTAO}`,
} as const;

/** Message for a missing or outdated build; null when it is current. */
export function sayUnbuilt(stale: readonly string[] | null): string | null {
  if (stale === null) return 'não construído: rode npm run build, e os tamanhos são conferidos';
  if (stale.length === 0) return null;
  const some = stale.slice(0, 3).join(', ');
  return `não construído: ${some}${stale.length > 3 ? ` e mais ${stale.length - 3}` : ''} mudaram desde a última construção; rode npm run build`;
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1).replace('.', ',')} KB`;

/** The measures as lines of a table. */
export const tableOf = (measures: readonly Measure[]): string[] =>
  measures.map(
    ({ what, files, bytes, budget }) =>
      `${bytes > budget ? '✗' : ' '} ${what.padEnd(28)} ${String(files).padStart(3)} arq. ${kb(bytes).padStart(9)} de ${kb(budget)}`,
  );

/** Those that are over. */
export const judgeSizes = (measures: readonly Measure[]): Finding[] =>
  measures
    .filter(({ bytes, budget }) => bytes > budget)
    .map(({ what, bytes, budget, remedy }) => ({
      rule: 'sizes',
      where: what,
      why: `${kb(bytes)} de brotli, o orçamento é ${kb(budget)}: ${remedy}`,
    }));

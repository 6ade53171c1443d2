import type { RouteTable } from '@balcao/contracts';

/** What a change can reach: source files whose tests run, and journeys; `tudo` where only everything proves it. */
export interface Alcance {
  readonly units: 'tudo' | readonly string[];
  readonly journeys: 'tudo' | readonly string[];
}

/** A journey: its path from the root, and its text. */
export interface Jornada {
  readonly path: string;
  readonly text: string;
}

/** What decides how everything is tested. */
const DE_TUDO = /^(package(-lock)?\.json|jest\.config\.mjs|tsconfig\.json|importmap\.json|scripts\/test\/(dom|database)-.*)$/;
const FONTE = /\.(tsx?|mjs|cjs)$/;
const SQL = /^packages\/gateway\/src\/migrations\/.*\.sql$/;
/** Every test of the gateway runs on the schema that all migrations make. */
const DO_BANCO = 'packages/gateway/src/testing/test-database.ts';
/** What no page sees: rules of the house, generators, measures, pages to read. */
const SEM_TELA = /^(scripts\/(new|quality|bench|test)\/|packages\/(handbook|testing)\/|[^/]*\.md$)|\.(test|fixture)\.tsx?$|\.md$/;
const JORNADA = /^e2e\/.*\.spec\.ts$/;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Whether a journey goes through a parcel: it names one of its addresses, or waits for one of its pages. */
function passesThrough({ text }: Jornada, tables: readonly RouteTable[]): boolean {
  return tables.some(({ base, rules }) =>
    Object.entries(rules).some(([id, { path }]) => {
      const address = (base + path).replace(/\/:.*$/, '');
      return (
        (address.length > 1 && new RegExp(`['"\`}]${escaped(address)}(?![\\w-])`).test(text)) ||
        new RegExp(`['"\`]${escaped(id)}['"\`]`).test(text)
      );
    }),
  );
}

function journeysOf(file: string, journeys: readonly Jornada[], routes: readonly RouteTable[]): 'tudo' | string[] {
  if (JORNADA.test(file)) return journeys.some(({ path }) => path === file) ? [file] : [];
  if (SEM_TELA.test(file)) return [];
  const tables = routes.filter(({ parcel }) => parcel === /^packages\/([^/]+)\//.exec(file)?.[1]);
  // frame, shell, rules, gateway: every page is made of them
  if (tables.length === 0 || /^packages\/(layout|navbar|menu)\//.test(file)) return 'tudo';
  return journeys.filter((journey) => passesThrough(journey, tables)).map(({ path }) => path);
}

/**
 * What must be run again after some files changed, for people in the middle of a work; what is published has run everything.
 *
 * @param files from the root, those that were removed too
 */
export function reachOf(files: readonly string[], journeys: readonly Jornada[], routes: readonly RouteTable[]): Alcance {
  if (files.some((file) => DE_TUDO.test(file))) return { units: 'tudo', journeys: 'tudo' };
  const units = files.flatMap((file) => (SQL.test(file) ? [DO_BANCO] : FONTE.test(file) && !file.startsWith('e2e/') ? [file] : []));
  const reached = files.map((file) => journeysOf(file, journeys, routes));
  return {
    units: [...new Set(units)].sort(),
    journeys: reached.includes('tudo') ? 'tudo' : [...new Set(reached.flat())].sort(),
  };
}

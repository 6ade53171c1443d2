import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExternalModule, Module, Stats } from 'webpack';
import type { ModuleFacts } from './manifest.ts';

type Compilation = Stats['compilation'];

/** Facts about a built module from the graph of webpack. */
export interface GraphFacts extends Pick<ModuleFacts, 'exporta' | 'usa' | 'embarcados'> {
  /** Our own sources in it, without the contracts, which only declare. */
  readonly sources: readonly string[];
}

const NAMED = (name: string) => name !== '__esModule';
const isExternal = (module: Module): module is ExternalModule => module.constructor.name === 'ExternalModule';

/** Modules of the output, those joined into one taken apart. */
const modulesOf = ({ modules, chunkGraph }: Compilation): Module[] =>
  [...modules]
    .filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0)
    .flatMap((module) => ('modules' in module ? (module.modules as Module[]) : [module]));

function exportsOf({ entries, moduleGraph }: Compilation, entry: string): string[] {
  const dependency = entries.get(entry)?.dependencies.at(-1);
  const module = dependency && moduleGraph.getModule(dependency);
  const provided = module ? moduleGraph.getProvidedExports(module) : null;
  if (!Array.isArray(provided)) throw new Error(`não se sabe o que ${entry} exporta`);
  return provided.filter(NAMED).sort();
}

/** For a namespace import (`import * as x`) the used names are unknown, so none is listed. */
function usesOf({ moduleGraph }: Compilation, modules: readonly Module[]): Record<string, string[]> {
  const used = modules.filter(isExternal).map((module) => {
    const names = moduleGraph.getUsedExports(module, undefined);
    return [module.userRequest, names && names !== true ? [...names].filter(NAMED).sort() : []] as const;
  });
  return Object.fromEntries(used.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

const versions = new Map<string, string>();

function versionIn(folder: string): string {
  const known = versions.get(folder);
  if (known) return known;
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as { version: string };
  versions.set(folder, version);
  return version;
}

const LIBRARY = /^(.*\/node_modules\/((?:@[^/]+\/)?[^/]+))\//;

function bundledIn(files: readonly string[]): Record<string, string> {
  const hits = files.map((file) => LIBRARY.exec(file)).filter((hit) => hit !== null);
  const folders = new Map(hits.map(([, folder = '', name = '']) => [name, folder]));
  return Object.fromEntries([...folders].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([name, folder]) => [name, versionIn(folder)]));
}

const isOurs = (file: string) => /^(packages|root-config)\/.*\.tsx?$/.test(file) && !/^packages\/contracts\/|node_modules/.test(file);

/** Reads what one System module exports, uses and carries from its finished build. @param root the house */
export function graphFacts({ compilation }: Stats, { entry, root }: { readonly entry: string; readonly root: string }): GraphFacts {
  const modules = modulesOf(compilation);
  const files = modules.flatMap((module) => ('resource' in module && typeof module.resource === 'string' ? [module.resource] : []));
  return {
    exporta: exportsOf(compilation, entry),
    usa: usesOf(compilation, modules),
    embarcados: bundledIn(files),
    sources: files.filter((file) => isOurs(path.relative(root, file))).sort(),
  };
}

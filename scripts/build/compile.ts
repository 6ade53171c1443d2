import { readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Stats } from 'webpack';
import { routesOf, toldBy } from './contract-facts.ts';
import { graphFacts } from './graph-facts.ts';
import type { BuiltFile, BuiltModule, ModuleFacts } from './manifest.ts';
import { root, type SystemModule } from './modules.ts';
import { describe, outRoot } from './outputs.ts';
import { referencesIn } from './source-facts.ts';
import { systemConfig } from './webpack-config.ts';

export interface CompileJob {
  readonly module: SystemModule;
  readonly entry: string;
  readonly externals: readonly string[];
  readonly key: string;
}

/** Builds one System module into `dist/modules/<dir>`. @throws with webpack's own words when it does not compile. */
export async function compile({ module, entry, externals, key }: CompileJob): Promise<BuiltModule> {
  const outDir = path.join(outRoot, module.dir);
  const stats = await runWebpack(systemConfig({ module, entry, externals, outDir }));
  const { namedChunkGroups = {} } = stats.toJson({ all: false, chunkGroups: true, chunkGroupMaxAssets: Number.POSITIVE_INFINITY });
  // not through toJson, which folds many assets into groups
  const assets = stats.compilation.getAssets();
  const files = await Promise.all(assets.map(({ name }) => describe(outDir, name)));
  const main = namedChunkGroups[module.file]?.assets?.find(({ name }) => name.endsWith('.js'))?.name as string;
  const pages = Object.fromEntries(
    Object.entries(namedChunkGroups)
      .filter(([name]) => name !== module.file)
      .map(([name, group]) => [
        name,
        (group.assets ?? []).map((asset) => asset.name).filter((file) => file.endsWith('.js') && file !== main),
      ]),
  );
  const entryFile = files.find(({ file }) => file === main) as BuiltFile;
  const others = files.filter(({ file }) => file !== main);
  return {
    ...entryFile,
    names: module.names,
    dir: module.dir,
    key,
    deps: depsOf(readFileSync(path.join(outDir, main), 'utf8')),
    pages,
    chunks: others.filter(({ file }) => file.endsWith('.js')),
    assets: others.filter(({ file }) => !file.endsWith('.js')),
    facts: await factsOf(stats, module),
  };
}

async function factsOf(stats: Stats, module: SystemModule): Promise<ModuleFacts> {
  const { sources, ...facts } = graphFacts(stats, { entry: module.file, root });
  const references = sources.flatMap((file) => referencesIn(readFileSync(file, 'utf8'), file));
  const contracts = await import('@balcao/contracts');
  return { ...facts, ...toldBy(references, contracts), rotas: routesOf(contracts.allRoutes, module.dir) };
}

function runWebpack(config: webpack.Configuration): Promise<Stats> {
  return new Promise((resolve, reject) => {
    const compiler = webpack(config);
    compiler?.run((error, stats) => {
      compiler.close(() => undefined);
      if (error || !stats) return reject(error ?? new Error('webpack não respondeu'));
      if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true, moduleTrace: true })));
      resolve(stats);
    });
  });
}

/** Names a System module asks the map for: the first array of its `System.register`. */
function depsOf(code: string): string[] {
  const [, list] = /System\.register\((?:"[^"]*",)?\s*(\[[^\]]*\])/.exec(code) ?? [];
  return list ? (JSON.parse(list.replace(/'/g, '"')) as string[]) : [];
}

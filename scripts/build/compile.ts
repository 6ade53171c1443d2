import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import webpack, { type Stats } from 'webpack';
import { filesBelow, integrityOf } from './files.ts';
import type { BuiltFile, BuiltModule } from './manifest.ts';
import { root, type SystemModule } from './modules.ts';
import { systemConfig } from './webpack-config.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const outRoot = path.join(root, 'dist/modules');

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
  };
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

/** Compresses one file beside itself, once, and says what it weighs. */
export async function describe(dir: string, file: string): Promise<BuiltFile> {
  const full = path.join(dir, file);
  const bytes = readFileSync(full);
  const isText = /\.(js|css|svg|html)$/.test(file);
  if (!isText) return { file, integrity: integrityOf(bytes), bytes: bytes.length, brotli: bytes.length };
  const [small, zipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gz(bytes, { level: 9 }),
  ]);
  writeFileSync(`${full}.br`, small);
  writeFileSync(`${full}.gz`, zipped);
  return { file, integrity: integrityOf(bytes), bytes: bytes.length, brotli: small.length };
}

/** Names a System module asks the map for: the first array of its `System.register`. */
function depsOf(code: string): string[] {
  const [, list] = /System\.register\((?:"[^"]*",)?\s*(\[[^\]]*\])/.exec(code) ?? [];
  return list ? (JSON.parse(list.replace(/'/g, '"')) as string[]) : [];
}

/** Tabs that are open ask for the files of the build they began with. */
const GUARDA_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes files of builds no manifest entry names any more, once they are a week old. */
export function prune(modules: readonly BuiltModule[]): void {
  const filesOf = ({ file, chunks, assets }: BuiltModule) => [file, ...[...chunks, ...assets].map((built) => built.file)];
  const kept = new Set(modules.flatMap((built) => filesOf(built).map((name) => path.join(outRoot, built.dir, name))));
  mkdirSync(outRoot, { recursive: true });
  for (const file of filesBelow(outRoot)) {
    const isOld = Date.now() - statSync(file).mtimeMs > GUARDA_MS;
    if (isOld && !kept.has(file.replace(/\.(br|gz)$/, '')) && !file.includes('/systemjs/')) rmSync(file);
  }
}

import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { minify, transform } from '@swc/core';
import type { ManifestoConstrucao } from '@balcao/import-map-service';
import { whileBuildingAlone } from './build-lock.ts';
import type { CompileJob } from './compile.ts';
import { construcoesOf, serviceOf } from './construcoes.ts';
import { exportsUsed } from './exports-used.ts';
import { digestOf, filesBelow, writeWhole } from './files.ts';
import type { BuildManifest, BuiltModule } from './manifest.ts';
import { moduleEntry } from './module-entry.ts';
import { embeddedFolders, root, systemModules, type SystemModule } from './modules.ts';
import { describe, outRoot, prune } from './outputs.ts';
import { provenance } from './provenance.ts';

process.env['NODE_ENV'] = 'production';
const CONCURRENCY = 2;
const dist = path.join(root, 'dist');
const manifestFile = path.join(dist, 'manifest.json');
const construcoesFile = path.join(dist, 'construcoes.json');

const readManifest = (): BuildManifest | null =>
  existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as BuildManifest) : null;

const TOOLS =
  /(webpack-config|public-path|lazy-chunks-plugin|eager-start-plugin|pure-contracts-loader|modules|compile|outputs|files|(graph|source|contract)-facts)\.ts$/;

/** What every module is built with: a change here rebuilds all of them. */
const toolKey = () =>
  digestOf(
    filesBelow(path.join(root, 'scripts/build')).filter((file) => TOOLS.test(file)),
    [readFileSync(path.join(root, 'package-lock.json'), 'utf8')],
  );

const sourcesBelow = (folder: string) => filesBelow(path.join(root, folder)).filter((file) => !/\.test\.tsx?$/.test(file));
const sourcesOf = (folder: string) => sourcesBelow(`${folder}/src`);

/** What there is to build: every module, or those of one folder. */
export async function jobs(dir?: string): Promise<CompileJob[]> {
  const all = systemModules();
  const modules = all.filter((module) => dir === undefined || module.dir === dir);
  const externals = all.flatMap(({ names }) => names);
  const used = modules.some(({ vendor }) => vendor) ? exportsUsed() : new Map<string, string[]>();
  const tools = toolKey();
  const bundled = digestOf([...sourcesOf('packages/contracts'), ...sourcesOf('packages/domain'), ...embeddedFolders.flatMap(sourcesBelow)]);
  const entries = path.join(dist, 'entries');
  mkdirSync(entries, { recursive: true });

  return Promise.all(
    modules.map(async (module) => {
      const source = await moduleEntry(module, used);
      const entry = path.join(entries, `${module.dir.replace(/\//g, '-')}-${module.file}.js`);
      writeWhole(entry, source);
      const own = module.vendor
        ? ''
        : digestOf(sourcesOf(module.dir === 'root-config' ? 'root-config' : `packages/${module.dir}`), [bundled]);
      return { module, entry, externals, key: digestOf([], [tools, source, own, externals.join()]) };
    }),
  );
}

async function buildLoader() {
  const dir = path.join(outRoot, 'systemjs');
  mkdirSync(dir, { recursive: true });
  const source = path.join(root, 'node_modules/systemjs/dist/s.js');
  const file = `s.${digestOf([source]).slice(0, 12)}.min.js`;
  // it rides in every page: minified as our own code is, a little smaller than it is released
  const { code } = await minify(readFileSync(source, 'utf8'), { ecma: 2020, compress: { passes: 3, ecma: 2020 }, mangle: true });
  writeWhole(path.join(dir, file), code);
  return describe(dir, file);
}

/** The script of the public page, which imports nothing and stands in the page: the page is no composition, and weighs little. */
async function buildPaginaPublica() {
  const dir = path.join(outRoot, 'pagina-publica');
  mkdirSync(dir, { recursive: true });
  const source = path.join(root, 'packages/publico/src/features/pagina/start-pagina.ts');
  const { code } = await transform(`${readFileSync(source, 'utf8')}\nstartPagina();`, {
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022', minify: { compress: { passes: 3 }, mangle: true, module: true } },
    minify: true,
    isModule: true,
  });
  const file = `pagina.${digestOf([], [code]).slice(0, 12)}.js`;
  writeWhole(path.join(dir, file), code);
  return describe(dir, file);
}

const isWhole = (built: BuiltModule) => existsSync(path.join(outRoot, built.dir, built.file));
const sayAloud = (text: string) => void process.stdout.write(`${text}\n`);

/** Whether a module lies built from the very sources of its job. */
const isFresh = (job: CompileJob, before: BuildManifest | null): boolean => {
  const built = before?.modules[job.module.names[0] as string];
  return built?.key === job.key && isWhole(built);
};

/** Modules whose sources are not those that lie built in `dist`, by their first name; null where nothing was ever built. */
export async function staleModules(): Promise<string[] | null> {
  const before = readManifest();
  if (!before) return null;
  return (await jobs()).filter((job) => !isFresh(job, before)).map(({ module }) => module.names[0] as string);
}

/** Compiles what is not already there. */
async function compileDue(all: readonly CompileJob[], before: BuildManifest | null, say: (text: string) => void): Promise<BuiltModule[]> {
  const known = (job: CompileJob) => (isFresh(job, before) ? before?.modules[job.module.names[0] as string] : undefined);
  const due = all.filter((job) => !known(job));
  if (due.length === 0) return all.map((job) => known(job) as BuiltModule);
  const startedAt = Date.now();
  say(`Construindo ${due.length} de ${all.length} módulos…`);
  // half a second of webpack, only when there is something to build
  const { compile } = await import('./compile.ts');

  const results = new Map<CompileJob, BuiltModule>();
  const queue = [...due];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      results.set(job, await compile(job));
      say(progress(results.size, due.length, job.module, startedAt));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));
  say(`Módulos prontos em ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
  return all.map((job) => results.get(job) ?? (known(job) as BuiltModule));
}

const versionOf = (modules: readonly BuiltModule[]) =>
  digestOf(
    [],
    modules.map(({ names, integrity }) => names.join() + integrity),
  );

const writeJson = (file: string, content: unknown): void => writeWhole(file, `${JSON.stringify(content, null, 1)}\n`);

const contractVersion = () =>
  (JSON.parse(readFileSync(path.join(root, 'packages/contracts/package.json'), 'utf8')) as { version: string }).version;

const manifestsOf = async (modules: readonly BuiltModule[]): Promise<ManifestoConstrucao[]> =>
  construcoesOf(modules, { contrato: contractVersion(), ...(await provenance(root, process.env['USER'])) });

/**
 * Builds what changed since the last build; writes `dist/manifest.json` and `dist/construcoes.json`. While another process builds in this
 * checkout it waits, and then finds most of the work done.
 *
 * @throws when something does not compile.
 */
export const build = (): Promise<BuildManifest> => whileBuildingAlone(dist, sayAloud, buildDue);

async function buildDue(): Promise<BuildManifest> {
  const before = readManifest();
  const modules = await compileDue(await jobs(), before, sayAloud);
  const manifest: BuildManifest = {
    version: versionOf(modules),
    modules: Object.fromEntries(modules.flatMap((built) => built.names.map((name) => [name, built]))),
    loader: await buildLoader(),
    paginaPublica: await buildPaginaPublica(),
  };
  writeWhole(path.join(dist, 'index.html'), readFileSync(path.join(root, 'root-config/src/index.html')));
  prune(modules, Object.values(before?.modules ?? {}));
  writeJson(construcoesFile, await manifestsOf(modules));
  writeJson(manifestFile, manifest);
  return manifest;
}

/**
 * Builds one service alone, by its folder (`quoting`, `vendor/react`), and keeps the result for the next build. A tree that was never
 * built whole stays so: a page needs every module.
 *
 * @throws when something does not compile.
 */
export const buildOne = (dir: string, say: (text: string) => void): Promise<ManifestoConstrucao> =>
  whileBuildingAlone(dist, say, () => buildOneDue(dir, say));

async function buildOneDue(dir: string, say: (text: string) => void): Promise<ManifestoConstrucao> {
  const before = readManifest();
  const built = await compileDue(await jobs(dir), before, say);
  const [manifesto] = await manifestsOf(built);
  if (!manifesto) throw new Error(`não há o que construir em ${dir}`);
  const isNews = built.some(({ names, key }) => before?.modules[names[0] as string]?.key !== key);
  if (before && isNews) rememberOne(before, built, manifesto);
  return manifesto;
}

function rememberOne(before: BuildManifest, built: readonly BuiltModule[], manifesto: ManifestoConstrucao): void {
  const fresh = Object.fromEntries(built.flatMap((module) => module.names.map((name) => [name, module] as const)));
  const isGone = (name: string, module: BuiltModule) => serviceOf(module) === manifesto.servico && !(name in fresh);
  const kept = Object.entries(before.modules).filter(([name, module]) => !isGone(name, module));
  const modules = { ...Object.fromEntries(kept), ...fresh };
  const construcoes = existsSync(construcoesFile) ? (JSON.parse(readFileSync(construcoesFile, 'utf8')) as ManifestoConstrucao[]) : [];
  const isKnown = construcoes.some(({ servico }) => servico === manifesto.servico);
  const renewed = construcoes.map((outra) => (outra.servico === manifesto.servico ? manifesto : outra));
  writeJson(construcoesFile, isKnown ? renewed : [...construcoes, manifesto]);
  writeJson(manifestFile, { ...before, version: versionOf([...new Set(Object.values(modules))]), modules });
}

function progress(done: number, total: number, { names }: SystemModule, startedAt: number): string {
  const perModule = (Date.now() - startedAt) / done;
  const left = Math.ceil((perModule * (total - done)) / 1000);
  return `  ${String(done).padStart(2)}/${total}  ${names.join(', ')}${left > 0 ? `  (faltam cerca de ${left} s)` : ''}`;
}

// a source that does not compile is one sentence and webpack's words, not a trace of ours
if (process.argv[1] === import.meta.filename)
  await build().catch((error: Error) => {
    process.stderr.write(`A construção dos módulos falhou:\n${error.message}\n`);
    process.exitCode = 1;
  });

import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { compile, describe, prune, type CompileJob } from './compile.ts';
import { exportsUsed } from './exports-used.ts';
import { digestOf, filesBelow } from './files.ts';
import type { BuildManifest, BuiltModule } from './manifest.ts';
import { root, systemModules, type SystemModule } from './modules.ts';
import { moduleEntry } from './module-entry.ts';

process.env['NODE_ENV'] = 'production';
const CONCURRENCY = 2;
const manifestFile = path.join(root, 'dist/manifest.json');

const readManifest = (): BuildManifest | null =>
  existsSync(manifestFile) ? (JSON.parse(readFileSync(manifestFile, 'utf8')) as BuildManifest) : null;

/** What every module is built with: a change here rebuilds all of them. */
const toolKey = () =>
  digestOf(
    filesBelow(path.join(root, 'scripts/build')).filter((file) =>
      /(webpack-config|public-path|lazy-integrity-plugin|eager-start-plugin|compile|files)\.ts$/.test(file),
    ),
    [readFileSync(path.join(root, 'package-lock.json'), 'utf8')],
  );

const sourcesOf = (folder: string) => filesBelow(path.join(root, folder, 'src')).filter((file) => !/\.test\.tsx?$/.test(file));

async function jobs(): Promise<CompileJob[]> {
  const modules = systemModules();
  const externals = modules.flatMap(({ names }) => names);
  const used = exportsUsed();
  const tools = toolKey();
  const bundled = digestOf([...sourcesOf('packages/contracts'), ...sourcesOf('packages/domain')]);
  const entries = path.join(root, 'dist/entries');
  mkdirSync(entries, { recursive: true });

  return Promise.all(
    modules.map(async (module) => {
      const source = await moduleEntry(module, used);
      const entry = path.join(entries, `${module.dir.replace(/\//g, '-')}-${module.file}.js`);
      writeFileSync(entry, source);
      const own = module.vendor
        ? ''
        : digestOf(sourcesOf(module.dir === 'root-config' ? 'root-config' : `packages/${module.dir}`), [bundled]);
      return { module, entry, externals, key: digestOf([], [tools, source, own, externals.join()]) };
    }),
  );
}

async function buildLoader() {
  const dir = path.join(root, 'dist/modules/systemjs');
  mkdirSync(dir, { recursive: true });
  const source = path.join(root, 'node_modules/systemjs/dist/s.min.js');
  const file = `s.${digestOf([source]).slice(0, 12)}.min.js`;
  // the released file points at a source map that is not shipped
  writeFileSync(path.join(dir, file), readFileSync(source, 'utf8').replace(/\n?\/\/# sourceMappingURL=.*\s*$/, '\n'));
  return describe(dir, file);
}

const isWhole = (built: BuiltModule) => existsSync(path.join(root, 'dist/modules', built.dir, built.file));
const say = (text: string) => process.stdout.write(`${text}\n`);

/** Builds what changed since the last build and writes `dist/manifest.json`. @throws when something does not compile. */
export async function build(): Promise<BuildManifest> {
  const before = readManifest();
  const all = await jobs();
  const known = (job: CompileJob) => {
    const built = before?.modules[job.module.names[0] as string];
    return built?.key === job.key && isWhole(built) ? built : undefined;
  };
  const due = all.filter((job) => !known(job));
  const startedAt = Date.now();
  if (due.length > 0) say(`Construindo ${due.length} de ${all.length} módulos…`);

  const results = new Map<CompileJob, BuiltModule>();
  const queue = [...due];
  const worker = async () => {
    for (let job = queue.shift(); job; job = queue.shift()) {
      results.set(job, await compile(job));
      say(progress(results.size, due.length, job.module, startedAt));
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, worker));

  const modules = all.map((job) => results.get(job) ?? (known(job) as BuiltModule));
  const manifest: BuildManifest = {
    version: digestOf(
      [],
      modules.map(({ names, integrity }) => names.join() + integrity),
    ),
    modules: Object.fromEntries(modules.flatMap((built) => built.names.map((name) => [name, built]))),
    loader: await buildLoader(),
  };
  copyFileSync(path.join(root, 'root-config/src/index.html'), path.join(root, 'dist/index.html'));
  prune(modules);
  writeFileSync(manifestFile, `${JSON.stringify(manifest, null, 1)}\n`);
  if (due.length > 0) say(`Módulos prontos em ${((Date.now() - startedAt) / 1000).toFixed(0)} s.`);
  return manifest;
}

function progress(done: number, total: number, { names }: SystemModule, startedAt: number): string {
  const perModule = (Date.now() - startedAt) / done;
  const left = Math.ceil((perModule * (total - done)) / 1000);
  return `  ${String(done).padStart(2)}/${total}  ${names.join(', ')}${left > 0 ? `  (faltam cerca de ${left} s)` : ''}`;
}

if (process.argv[1] === import.meta.filename) await build();

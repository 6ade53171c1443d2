// `node scripts/test/run-bundled.mjs <file.ts> …`: runs one of our programs as `node --import tsx <file.ts> …` does, from one file that esbuild
// made of its sources. A gateway is a thousand of them: resolving and transforming each costs two seconds of a processor at every start, and tests
// start dozens. The file is made once and again when a source changes. What people start, and what the journeys drive, still goes by tsx.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
// in the checkout, from where the packages of others are found
const base = path.join(root, '.cache/processes');
/** A bundle this old has no process any more that may still read a part of it. */
const VELHO_MS = 3_600_000;

/** A source as it was: two that are equal in this are the same. */
const stampOf = (file) => {
  const { mtimeMs, size } = statSync(path.join(root, file));
  return `${mtimeMs} ${size}`;
};

/** Each source is told its own address, as if it still stood alone. */
const ownAddress = {
  name: 'own-address',
  setup(build) {
    build.onLoad({ filter: /\.[mc]?tsx?$/ }, async ({ path: file }) => {
      const source = await readFile(file, 'utf8');
      const own = { url: pathToFileURL(file).href, filename: file, dirname: path.dirname(file) };
      const contents = source.replace(/\bimport\.meta\.(url|filename|dirname)\b/g, (_, what) => JSON.stringify(own[what]));
      return contents === source ? null : { contents, loader: file.endsWith('x') ? 'tsx' : 'ts' };
    });
    // of our rooms, the source; of anybody else's package, the package, found when it runs
    build.onResolve({ filter: /^[^./]/ }, ({ path: name, kind }) =>
      kind === 'entry-point' || name.startsWith('@balcao/') ? null : { path: name, external: true },
    );
  },
};

/** @returns the newest bundle of an entry, or null when there is none or a source changed */
function findBundle(folder) {
  try {
    const { file, sources } = JSON.parse(readFileSync(path.join(folder, 'bundle.json'), 'utf8'));
    return Object.entries(sources).every(([source, stamp]) => stampOf(source) === stamp) ? path.join(folder, file) : null;
  } catch {
    return null;
  }
}

async function makeBundle(entry, folder) {
  const { build } = await import('esbuild');
  // two test files may make it at once: each in a folder of its own, and the last to end is the one that is found
  const own = `${process.pid}-${Date.now()}`;
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: { main: entry },
    outdir: path.join(folder, own),
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    keepNames: true,
    metafile: true,
    logLevel: 'silent',
    plugins: [ownAddress],
  });
  const sources = Object.fromEntries(Object.keys(metafile.inputs).map((source) => [source, stampOf(source)]));
  const list = path.join(folder, `${own}.json`);
  writeFileSync(list, JSON.stringify({ file: `${own}/main.mjs`, sources }));
  renameSync(list, path.join(folder, 'bundle.json'));
  for (const name of readdirSync(folder)) {
    if (Number(/^\d+-(\d+)$/.exec(name)?.[1]) < Date.now() - VELHO_MS) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
  return path.join(folder, own, 'main.mjs');
}

async function bundleOf(entry) {
  const folder = path.join(base, path.relative(root, entry).replace(/\W+/g, '-'));
  const found = findBundle(folder);
  if (found) return found;
  mkdirSync(folder, { recursive: true });
  return makeBundle(entry, folder);
}

const entry = path.resolve(process.argv[2]);
process.argv.splice(1, 2, entry);
await import(pathToFileURL(await bundleOf(entry)).href);

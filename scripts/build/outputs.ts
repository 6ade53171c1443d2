import { mkdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow, integrityOf, writeWhole } from './files.ts';
import type { BuiltFile, BuiltModule } from './manifest.ts';
import { root } from './modules.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Where built modules lie, each in its folder. */
export const outRoot = path.join(root, 'dist/modules');

/** Writes the compressed version beside a file, once, and returns its size. */
export async function describe(dir: string, file: string): Promise<BuiltFile> {
  const full = path.join(dir, file);
  const bytes = readFileSync(full);
  const isText = /\.(js|css|svg|html)$/.test(file);
  if (!isText) return { file, integrity: integrityOf(bytes), bytes: bytes.length, brotli: bytes.length };
  const [small, zipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gz(bytes, { level: 9 }),
  ]);
  writeWhole(`${full}.br`, small);
  writeWhole(`${full}.gz`, zipped);
  return { file, integrity: integrityOf(bytes), bytes: bytes.length, brotli: small.length };
}

/** Tabs that are open ask for the files of the build they began with. */
const GUARDA_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Removes files of builds no manifest entry names any more, a week after they were replaced: those the last manifest named are as new as
 * today, however long ago they were built.
 */
export function prune(modules: readonly BuiltModule[], before: readonly BuiltModule[], folder = outRoot): void {
  const filesOf = ({ dir, file, chunks, assets }: BuiltModule) =>
    [file, ...[...chunks, ...assets].map((built) => built.file)].map((name) => path.join(folder, dir, name));
  const [kept, last] = [new Set(modules.flatMap(filesOf)), new Set(before.flatMap(filesOf))];
  const agora = new Date();
  mkdirSync(folder, { recursive: true });
  for (const file of filesBelow(folder)) {
    const plain = file.replace(/\.(br|gz)$/, '');
    if (kept.has(plain) || /\/(systemjs|pagina-publica)\//.test(file)) continue;
    if (last.has(plain)) utimesSync(file, agora, agora);
    else if (agora.getTime() - statSync(file).mtimeMs > GUARDA_MS) rmSync(file);
  }
}

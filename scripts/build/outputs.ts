import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow, integrityOf } from './files.ts';
import type { BuiltFile, BuiltModule } from './manifest.ts';
import { root } from './modules.ts';

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Where built modules lie, each in its folder. */
export const outRoot = path.join(root, 'dist/modules');

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

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const SKIPPED = new Set(['node_modules', 'dist', '.data', '.git']);

/** Every file below a folder, sorted, whole paths. */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !SKIPPED.has(entry.name))
    .flatMap((entry) => {
      const full = path.join(folder, entry.name);
      return entry.isDirectory() ? filesBelow(full) : [full];
    })
    .sort();
}

/** One digest over the names and bytes of files, and any texts beside them. */
export function digestOf(files: readonly string[], texts: readonly string[] = []): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(file).update('\0').update(readFileSync(file)).update('\0');
  for (const text of texts) hash.update(text).update('\0');
  return hash.digest('hex').slice(0, 20);
}

/** Subresource integrity of some bytes. */
export const integrityOf = (bytes: Buffer): string => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

/** Writes a file atomically: a concurrent reader sees either the old or the new content. */
export function writeWhole(file: string, content: string | Uint8Array): void {
  const draft = `${file}.${process.pid}.novo`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

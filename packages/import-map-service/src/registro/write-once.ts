import { randomUUID } from 'node:crypto';
import { access, link, open, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const codeOf = (error: unknown): unknown => (error as { code?: unknown } | null)?.code;

export const isAbsent = (error: unknown): boolean => codeOf(error) === 'ENOENT';

export const isThere = (arquivo: string): Promise<boolean> =>
  access(arquivo).then(
    () => true,
    () => false,
  );

async function syncFolder(pasta: string): Promise<void> {
  const folder = await open(pasta, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

/**
 * Creates a file atomically: it is written and synced under a temporary name, then linked. A reader sees all of it or none.
 *
 * @returns false when the name was taken.
 */
export async function writeOnce(arquivo: string, conteudo: string | Buffer): Promise<boolean> {
  // most conflicts are detected here without writing; `link` detects the others
  if (await isThere(arquivo)) return false;
  const temporario = join(dirname(arquivo), `.novo-${randomUUID()}`);
  const file = await open(temporario, 'wx', 0o600);
  try {
    await file.writeFile(conteudo);
    await file.sync();
  } finally {
    await file.close();
  }
  try {
    await link(temporario, arquivo);
    await syncFolder(dirname(arquivo));
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await unlink(temporario);
  }
}

import { randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { identifyProcess } from './process-identity.ts';

/** Another running process owns the directory; the message is the sentence to show. */
export class PastaEmUso extends Error {
  override readonly name = 'PastaEmUso';
}

const read = (path: string): Promise<string> => readFile(path, 'utf8').catch(() => '');

/** A holder counts as alive only if the process of that number is the very one that wrote the lock. */
async function isHeld(content: string): Promise<boolean> {
  const [pid, inicio] = content.split('\n');
  return pid !== undefined && /^\d+$/.test(pid) && (await identifyProcess(Number(pid))) === inicio;
}

/**
 * Locks the directory for this process. The lock of a killed process is taken over.
 *
 * @returns a function that releases the directory.
 * @throws PastaEmUso when a live process holds it.
 */
export async function lockDirectory(pasta: string): Promise<() => Promise<void>> {
  // 0711: the database's own OS user may pass through to its directory, nobody may list; files inside are 0600
  await mkdir(pasta, { recursive: true, mode: 0o711 });
  const lock = join(pasta, 'em-uso');
  const mine = `${process.pid}\n${await identifyProcess(process.pid)}\n${randomUUID()}\n`;
  const draft = `${lock}.${process.pid}.${randomUUID()}`;
  await writeFile(draft, mine, { mode: 0o600 });
  try {
    await acquire(lock, draft, pasta);
  } finally {
    await rm(draft, { force: true });
  }
  return async () => {
    if ((await read(lock)) === mine) await rm(lock, { force: true });
  };
}

async function acquire(lock: string, draft: string, pasta: string): Promise<void> {
  for (;;) {
    // creating a hard link is atomic: only one process can succeed
    const taken = await link(draft, lock).then(
      () => true,
      (error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false;
        throw error;
      },
    );
    if (taken) return;
    const found = await read(lock);
    if (found !== '' && (await isHeld(found))) {
      const pid = found.split('\n')[0];
      throw new PastaEmUso(
        `A pasta de dados ${pasta} já está em uso pelo processo ${pid}; encerre-o ou aponte BALCAO_DATA para outra pasta.`,
      );
    }
    await discard(lock, found);
  }
}

/** Removes a stale lock; if another process replaced it in between, puts that one back. */
async function discard(lock: string, stale: string): Promise<void> {
  const aside = `${lock}.velho.${process.pid}`;
  await rename(lock, aside).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
  });
  if ((await read(aside)) !== stale) await link(aside, lock).catch(() => undefined);
  await rm(aside, { force: true });
}

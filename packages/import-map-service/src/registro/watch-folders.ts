import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Polling interval, for file systems that report no changes (a network share, no more watches). */
const ESPERA_MS = 400;

type Ouvinte = (diario: string | null) => void;

export interface Vigia {
  /** Called with the name of a log that grew. */
  tell(diario: string): void;
  listen(ouvinte: Ouvinte): () => void;
  close(): void;
}

function watchOrPoll(pasta: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(pasta, { persistent: false }, onChange).on('error', () => undefined);
  } catch {
    // no watches left: polling is enough
    return null;
  }
}

/**
 * Reports which folder below `raiz` got a new entry, by file system events and by polling. `lastAfter` returns the last entry of a folder,
 * given the last one seen.
 */
export async function watchFolders(raiz: string, lastAfter: (pasta: string, visto: number) => Promise<number>): Promise<Vigia> {
  const ouvintes = new Set<Ouvinte>();
  const vistos = new Map<string, number>();
  const vigias = new Map<string, FSWatcher | null>();
  let isClosed = false;
  let isLooking = false;
  const tell: Ouvinte = (diario) => {
    for (const ouvinte of ouvintes) ouvinte(diario);
  };

  const lookAt = async (diario: string): Promise<void> => {
    const visto = vistos.get(diario) ?? 0;
    const ultimo = await lastAfter(join(raiz, diario), visto);
    if (ultimo <= visto) return;
    vistos.set(diario, ultimo);
    tell(diario);
  };
  const look = async (): Promise<void> => {
    if (isLooking || isClosed) return;
    isLooking = true;
    try {
      for (const entrada of await readdir(raiz, { withFileTypes: true })) {
        if (!entrada.isDirectory() || isClosed) continue;
        if (!vigias.has(entrada.name))
          vigias.set(
            entrada.name,
            watchOrPoll(join(raiz, entrada.name), () => void look()),
          );
        await lookAt(entrada.name);
      }
    } catch {
      // the folder is being moved or restored; the next poll reads it
    } finally {
      isLooking = false;
    }
  };

  await look();
  vigias.set(
    '',
    watchOrPoll(raiz, () => void look()),
  );
  const relogio = setInterval(() => void look(), ESPERA_MS).unref();
  return {
    tell,
    listen: (ouvinte) => {
      ouvintes.add(ouvinte);
      return () => void ouvintes.delete(ouvinte);
    },
    close: () => {
      isClosed = true;
      clearInterval(relogio);
      for (const vigia of vigias.values()) vigia?.close();
      ouvintes.clear();
    },
  };
}

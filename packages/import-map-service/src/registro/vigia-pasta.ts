import { type FSWatcher, watch } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** A file system may keep silent (a network share, no more watches): another process's entry is seen within this long. */
const ESPERA_MS = 400;

type Ouvinte = (diario: string | null) => void;

export interface Vigia {
  /** Another log of this process grew. */
  tell(diario: string): void;
  listen(ouvinte: Ouvinte): () => void;
  close(): void;
}

function watchOrPoll(pasta: string, onChange: () => void): FSWatcher | null {
  try {
    return watch(pasta, { persistent: false }, onChange).on('error', () => undefined);
  } catch {
    // out of watches: the poll is enough
    return null;
  }
}

/**
 * Tells which folder below `raiz` got a new entry, by the file system's word and by looking. `lastAfter` says the last entry of a folder,
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
      // a folder being moved or restored: the next look tells
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

import { setTimeout as wait } from 'node:timers/promises';
import { lockDirectory, PastaEmUso } from '@balcao/gateway/data-lock';

const AGAIN_MS = 200;

/** Locks the folder as soon as no running process holds it; reports once that it waits. */
async function takeFolder(folder: string, say: (text: string) => void): Promise<() => Promise<void>> {
  for (let hasSaid = false; ; hasSaid = true) {
    try {
      return await lockDirectory(folder);
    } catch (error) {
      if (!(error instanceof PastaEmUso)) throw error;
      if (!hasSaid) say('Outro processo está construindo nesta pasta; esperando que termine…');
    }
    await wait(AGAIN_MS);
  }
}

/**
 * Does some work while no other process builds into the same folder: two `npm start` of one checkout write the same files. What a killed
 * process left locked is taken over.
 *
 * @returns what the work gives.
 */
export async function whileBuildingAlone<T>(folder: string, say: (text: string) => void, work: () => Promise<T>): Promise<T> {
  const release = await takeFolder(folder, say);
  try {
    return await work();
  } finally {
    await release();
  }
}

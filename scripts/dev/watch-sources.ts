import { type FSWatcher, watch } from 'node:fs';
import path from 'node:path';
import { root } from '../build/modules.ts';

/** An editor saves a file in several writes, and many files at once. */
const CALMA_MS = 150;
const isSource = (file: string) => /\.(tsx?|mjs|cjs|json|sql)$/.test(file) && !/\.(test|spec|fixture)\.tsx?$/.test(file);

export interface Vigia {
  close(): void;
}

/**
 * Calls `onChange` with the files that changed below some folders, once they are at rest.
 *
 * @param folders from the root
 * @param onChange given whole paths from the root, each once
 */
export function watchSources(folders: readonly string[], onChange: (files: readonly string[]) => void, from = root): Vigia {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const tell = () => {
    const files = [...changed].sort();
    changed.clear();
    onChange(files);
  };
  const watchers = folders.map(
    (folder): FSWatcher =>
      watch(path.join(from, folder), { recursive: true }, (_, name) => {
        if (name === null || !isSource(name)) return;
        changed.add(`${folder}/${name.split(path.sep).join('/')}`);
        clearTimeout(timer);
        timer = setTimeout(tell, CALMA_MS);
      }),
  );
  return {
    close: () => {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

import { runTool } from '../quality/run-tool.ts';
import { root } from '../build/modules.ts';
import { type Vigia, watchSources } from './watch-sources.ts';

const FOLDERS = ['packages', 'root-config', 'scripts'];
const MAX = 20;

/** Prints type errors on the terminal, now and after each change. */
export function tellTypes(say: (text: string) => void): Vigia {
  let isRunning = false;
  let isDue = false;
  let wasBroken = false;

  async function look(): Promise<void> {
    isDue = true;
    if (isRunning) return;
    isRunning = true;
    while (isDue) {
      isDue = false;
      const { code, lines } = await runTool(root, ['scripts/quality/types.mjs']);
      // files changed meanwhile: runs again, and only the last result counts
      if (isDue) continue;
      if (code !== 0)
        say(['Tipos:', ...lines.slice(0, MAX), ...(lines.length > MAX ? [`… e mais ${lines.length - MAX} linhas`] : [])].join('\n  '));
      else if (wasBroken) say('Tipos: tudo em ordem de novo.');
      wasBroken = code !== 0;
    }
    isRunning = false;
  }

  void look();
  return watchSources(FOLDERS, () => void look());
}

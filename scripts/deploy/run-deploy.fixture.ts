import { spawn } from 'node:child_process';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

export interface Ran {
  readonly code: number | null;
  /** Everything it printed, both streams. */
  readonly text: string;
}

export interface Running {
  /** Once it has printed a text. */
  until(text: string): Promise<void>;
  interrupt(): void;
  readonly done: Promise<Ran>;
}

/** Types the command in a process of its own. */
export function startDeploy(args: readonly string[], env: Readonly<Record<string, string>>): Running {
  const child = spawn(process.execPath, ['scripts/test/run-bundled.mjs', 'scripts/deploy/deploy.ts', ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], BALCAO_DATA: path.join(root, 'nowhere'), ...env },
  });
  let text = '';
  const waiting = new Set<() => void>();
  const hear = (piece: Buffer) => {
    text += piece.toString('utf8');
    for (const look of waiting) look();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const done = new Promise<Ran>((resolve) => child.once('close', (code) => resolve({ code, text })));
  return {
    until: (awaited) =>
      new Promise((resolve, reject) => {
        const look = () => text.includes(awaited) && resolve();
        waiting.add(look);
        look();
        void done.then(() => reject(new Error(`terminou sem dizer "${awaited}": ${text}`)));
      }),
    interrupt: () => child.kill('SIGINT'),
    done,
  };
}

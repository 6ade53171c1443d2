import { spawn } from 'node:child_process';

/** How a command-line tool ended and what it said, on both outputs, in the order it came. */
export interface ToolRun {
  readonly code: number;
  readonly lines: readonly string[];
}

/** Runs a tool of `node_modules` (a JavaScript file) to its end. */
export function runTool(root: string, [script, ...args]: readonly [string, ...string[]]): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1' },
    });
    let output = '';
    const keep = (chunk: Buffer) => (output += chunk.toString('utf8'));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, lines: output.split('\n').filter((line) => line.trim() !== '') }));
  });
}

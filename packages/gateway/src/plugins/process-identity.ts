import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

const ps = (pid: number, column: string): Promise<string | null> =>
  run('ps', ['-o', `${column}=`, '-p', String(pid)]).then(
    ({ stdout }) => stdout.trim() || null,
    () => null,
  );

/** What tells a process from a later one of the same number: when it started. null when there is none. */
export async function identifyProcess(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return ps(pid, 'lstart');
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // the second field is the program's name in brackets and may hold spaces
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, started] = [fields[0], fields[19]];
  return state === 'Z' || started === undefined ? null : started;
}

/** Command line of a process, or null when it is gone. */
export async function commandOf(pid: number): Promise<string | null> {
  if (process.platform !== 'linux') return ps(pid, 'args');
  const text = await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => null);
  return text ? text.replaceAll('\0', ' ').trim() : null;
}

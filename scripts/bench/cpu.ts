import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // a process that ended meanwhile took no more time
    return '';
  }
};
const parentOf = (pid: string): string => read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1] ?? '';

/** The process and whatever it started, at any depth. */
function treeOf(root: string): string[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => [pid, parentOf(pid)] as const);
  const tree = [root];
  for (const parent of tree) tree.push(...parents.filter(([, of]) => of === parent).map(([pid]) => pid));
  return tree;
}

function threadsOf(pid: string): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return [];
  }
}

/**
 * Milliseconds of processor that a process and all it started have used so far: what a busy machine does not stretch. Nothing where the system
 * does not say.
 *
 * @example const before = cpuOf(gateway); await ask(); const spent = cpuOf(gateway) - before;
 */
export const cpuOf = ({ pid }: Pick<ChildProcess, 'pid'>): number =>
  treeOf(String(pid))
    .flatMap((one) => threadsOf(one).map((thread) => Number(read(`/proc/${one}/task/${thread}/schedstat`).split(' ')[0] ?? 0)))
    .reduce((sum, ns) => sum + ns / 1e6, 0);

/** A hundredth of a second: what Linux counts the time of a process in. */
const TICK_MS = 10;

/**
 * The same with the threads and processes that have ended meanwhile, to a hundredth of a second: of a work that begins and ends some.
 *
 * @example const before = spentOf(gateway); await work(); const spent = spentOf(gateway) - before;
 */
export const spentOf = ({ pid }: Pick<ChildProcess, 'pid'>): number =>
  treeOf(String(pid))
    // after the name: state, parent … the 12th to the 15th are its own time and that of its ended children
    .flatMap((one) => (read(`/proc/${one}/stat`).split(') ').at(-1) ?? '').split(' ').slice(11, 15).map(Number))
    .reduce((sum, ticks) => sum + ticks * TICK_MS, 0);

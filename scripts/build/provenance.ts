import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** As much of it as a list of builds can show. */
const MENSAGEM_MAXIMA = 200;

/** Who built, from which commit; `-sujo` when the tree was not exactly that commit. */
export interface Provenance {
  readonly commit: string;
  readonly autor: string;
  /** First line of the commit's message; empty when there is no history. */
  readonly mensagem: string;
}

const git = (folder: string, ...args: string[]): Promise<string | null> =>
  run('git', args, { cwd: folder }).then(
    ({ stdout }) => stdout.trim(),
    // a tree that came without its history is built all the same
    () => null,
  );

/** Commit and author of a tree. @param user name to use when git has none */
export async function provenance(folder: string, user: string | undefined): Promise<Provenance> {
  const [head, changes, name, mensagem] = await Promise.all([
    git(folder, 'rev-parse', 'HEAD'),
    git(folder, 'status', '--porcelain'),
    git(folder, 'config', 'user.name'),
    git(folder, 'log', '-1', '--format=%s'),
  ]);
  const commit = head ? `${head}${changes ? '-sujo' : ''}` : 'desconhecido';
  return { commit, autor: name || user || 'desconhecido', mensagem: (mensagem ?? '').slice(0, MENSAGEM_MAXIMA) };
}

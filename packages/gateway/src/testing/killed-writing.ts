import pg from 'pg';
import type { AppTeste } from './test-app.ts';

// the locks, not the activity: a statement waits as early as when it is parsed, before its text is shown
const ESPERANDO = 'select pid from pg_locks where relation = $1::regclass and not granted';

/**
 * Runs work that writes to a table and cuts its connection there, in the middle of its transaction, as the end of its process by
 * `kill -9` would: what it wrote before is at the mercy of the database.
 *
 * @param tabela the one where it is caught; written by nobody else meanwhile
 * @param work given a signal that aborts as its process ends: a job that insists on being heard does not outlive it
 * @returns how the work ended, good or not
 */
export async function killedWriting<T>(
  teste: AppTeste,
  tabela: string,
  work: (killed: AbortSignal) => Promise<T>,
): Promise<PromiseSettledResult<T>> {
  const client = new pg.Client({ connectionString: teste.banco.urlSuperusuario });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`lock table balcao.${tabela} in share row exclusive mode`);
    const killed = new AbortController();
    const ended = Promise.allSettled([work(killed.signal)]);
    let pids: number[] = [];
    for (let vez = 0; vez < 200 && pids.length === 0; vez += 1) {
      await new Promise((resolve) => setTimeout(resolve, 25));
      pids = (await client.query<{ pid: number }>(ESPERANDO, [`balcao.${tabela}`])).rows.map(({ pid }) => pid);
    }
    if (pids.length === 0) throw new Error(`ninguém escreveu em ${tabela}`);
    killed.abort();
    for (const pid of pids) await client.query('select pg_terminate_backend($1)', [pid]);
    const [result] = await ended;
    await client.query('rollback');
    return result;
  } finally {
    await client.end();
  }
}

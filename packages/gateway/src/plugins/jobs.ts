import { EventEmitter } from 'node:events';
import { run, type Runner, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import { queueLogger } from './logger.ts';
import type { Registro, Tarefas } from './ports.ts';
import type { ProcessRegister } from './process-register.ts';

interface Opcoes {
  readonly owner: Pool;
  readonly registro: Registro;
  readonly processo: ProcessRegister;
  readonly onFinish?: (tarefa: string, fim: 'feita' | 'falhou') => void;
  readonly simultaneas?: number;
}

type Trabalho = Parameters<Tarefas['handle']>[1];

/** What is done every day by itself, and when (UTC). */
const AGENDA: readonly (readonly [tarefa: string, quando: string])[] = [
  ['limpeza', '17 3 * * *'],
  ['expiracao', '23 4 * * *'],
];
const INTERVALO_RESGATE_MS = 2_000;
/** How long a job may still run once the process was asked to stop; then its signal aborts. */
const CARENCIA_MS = 5_000;

/** Jobs locked by a process that died are given back at once instead of after graphile-worker's four hours. */
async function releaseOrphans(owner: Pool): Promise<number> {
  const { rows } = await owner.query<{ pools: string[] | null }>(
    `select array_agg(distinct j.locked_by) as pools
     from graphile_worker.jobs j left join balcao.processo p on p.pool = j.locked_by
     where j.locked_by is not null
       and case when p.id is null then j.locked_at < now() - interval '30 seconds' else not balcao.processo_vivo(p.id) end`,
  );
  const pools = rows[0]?.pools ?? [];
  if (pools.length > 0) await owner.query('select graphile_worker.force_unlock_workers($1)', [pools]);
  return pools.length;
}

/** Background work on graphile-worker. Handlers are declared before `start`. */
export function createJobs({ owner, registro, processo, onFinish, simultaneas = 64 }: Opcoes) {
  const trabalhos = new Map<string, Trabalho>();
  let runner: Runner | null = null;
  let resgate: NodeJS.Timeout | null = null;

  const tarefas: Tarefas = {
    enqueue: async (tx, tarefa, payload, { chave, maxTentativas, em } = {}) => {
      await tx.run('select balcao.enfileirar($1, $2, $3, $4, $5)', [
        tarefa,
        JSON.stringify(payload),
        chave ?? null,
        maxTentativas ?? null,
        em ?? null,
      ]);
    },
    handle: (tarefa, work) => {
      if (runner) throw new Error(`a tarefa ${tarefa} foi declarada depois do início`);
      trabalhos.set(tarefa, work);
    },
  };

  const taskOf =
    (tarefa: string, work: Trabalho): TaskList[string] =>
    async (payload, { job, abortSignal }) => {
      try {
        await work(payload, { tentativa: job.attempts, signal: abortSignal ?? new AbortController().signal });
        onFinish?.(tarefa, 'feita');
      } catch (error) {
        onFinish?.(tarefa, 'falhou');
        registro.error({ err: error, tarefa, tentativa: job.attempts }, 'tarefa falhou');
        throw error;
      }
    };

  const rescue = (): void => {
    releaseOrphans(owner).then(
      (pools) => pools > 0 && registro.warn({ pools }, 'tarefas de um processo morto foram retomadas'),
      (error: unknown) => registro.warn({ err: error }, 'não foi possível procurar tarefas abandonadas'),
    );
  };

  async function start(): Promise<void> {
    const events = new EventEmitter();
    events.once('pool:create', ({ workerPool }: { workerPool: { id: string } }) => {
      processo.announcePool(workerPool.id).catch((error: unknown) => registro.error({ err: error }, 'fila sem nome'));
    });
    await releaseOrphans(owner);
    runner = await run({
      pgPool: owner,
      schema: 'graphile_worker',
      concurrency: simultaneas,
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: queueLogger(registro),
      gracefulShutdownAbortTimeout: CARENCIA_MS,
      events,
      taskList: Object.fromEntries([...trabalhos].map(([tarefa, work]) => [tarefa, taskOf(tarefa, work)])),
      crontab: AGENDA.filter(([tarefa]) => trabalhos.has(tarefa))
        .map(([tarefa, quando]) => `${quando} ${tarefa}`)
        .join('\n'),
    });
    // the queue stops by itself only when something is badly wrong: readiness then says so
    runner.promise.catch((error: unknown) => registro.error({ err: error }, 'a fila de tarefas parou'));
    void runner.promise.finally(() => (runner = null)).catch(() => undefined);
    resgate = setInterval(rescue, INTERVALO_RESGATE_MS);
  }

  async function stop(): Promise<void> {
    if (resgate) clearInterval(resgate);
    await runner?.stop();
  }

  return { tarefas, start, stop, isRunning: () => runner !== null };
}

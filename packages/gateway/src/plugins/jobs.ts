import { EventEmitter, setMaxListeners } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { run, type Runner, type TaskList, type WorkerEvents } from 'graphile-worker';
import type { Pool, PoolClient } from 'pg';
import { everyOnce } from './every-once.ts';
import { queueLogger } from './logger.ts';
import type { Log, Tarefas } from './ports.ts';
import type { ProcessRegister } from './process-register.ts';

/** How fast the queue works, each with a default. */
export interface RitmoTarefas {
  /** Jobs at once; each place for one looks for its own job. */
  readonly simultaneas?: number;
  /** Polling interval for jobs. */
  readonly procuraMs?: number;
  /** Interval between checks for jobs that are locked but not running. */
  readonly resgateMs?: number;
  /** Delay before a queue that stopped unexpectedly is opened again. */
  readonly esperaFilaMs?: number;
  /** How long a queue that began to stop is waited for. */
  readonly paradaMs?: number;
}

interface Opcoes extends RitmoTarefas {
  readonly owner: Pool;
  readonly log: Log;
  readonly processo: Pick<ProcessRegister, 'announcePool'>;
  readonly onFinish?: (tarefa: string, fim: 'feita' | 'falhou') => void;
  /** After how long a job that was handed to this process and never reached it counts as lost: longer than any statement may take. */
  readonly perdidaMs?: number;
  /** The queue's runner; graphile-worker by default. */
  readonly execute?: typeof run;
}

type Trabalho = Parameters<Tarefas['handle']>[1];

/** Daily jobs and their time (UTC). */
export const AGENDA: readonly (readonly [tarefa: string, quando: string])[] = [
  // midnight of São Paulo: a cancelled subscription is read until its last day ends, and no morning more
  ['cancelamento_diario', '0 3 * * *'],
  ['limpeza', '17 3 * * *'],
  ['lgpd_retencao', '47 3 * * *'],
  ['expiracao', '23 4 * * *'],
  ['conciliacao', '41 4 * * *'],
  ['razao_diario', '47 4 * * *'],
  ['series_de_lancamentos', '51 4 * * *'],
  ['indicacao_diaria', '53 4 * * *'],
  ['conquistas_diaria', '11 5 * * *'],
  ['remetente_diario', '11 9 * * *'],
  // eight in the morning of São Paulo: what it sends is read, not found at dawn
  ['cobranca_diaria', '3 11 * * *'],
  ['lgpd_prazos', '9 11 * * *'],
  ['prazos_diario', '13 11 * * *'],
  ['vidas_diario', '17 11 * * *'],
];
const PROCURA_MS = 2_000;
const RESGATE_MS = 2_000;
const PERDIDA_MS = 30_000;
/** Interval between checks whether the database is back. */
const ESPERA_BANCO_MS = 250;
const ESPERA_FILA_MS = 2_000;
/** How long a job may still run once the process was asked to stop; then its signal aborts. */
const CARENCIA_MS = 5_000;
/** A queue that stops has stopped by then, or never will: two ends of jobs that break with one connection leave graphile-worker waiting. */
const PARADA_MS = 2 * CARENCIA_MS;

/** A job that got to this process: at which attempt, and when its work ended here, by the process's clock. */
interface Recebida {
  readonly attempts: number;
  fimMs: number | null;
}

type OnConnect = (error: Error | undefined, client: PoolClient | undefined, release: (error?: Error | boolean) => void) => void;

/**
 * The pool as graphile-worker is given it. The connection it listens on may break while the queue stops, and then it gives it back twice: once
 * as it stops, once for the error. The second time is nothing, where the pool would throw into a promise that nobody awaits.
 */
function releasedOnce(pool: Pool): Pool {
  const connect = (onConnect?: OnConnect) => {
    if (!onConnect) return pool.connect();
    return pool.connect((error, client, release) => {
      let isReleased = false;
      onConnect(error, client, (reason) => {
        if (isReleased) return;
        isReleased = true;
        release(reason);
      });
    });
  };
  return new Proxy(pool, {
    get: (target, name) => {
      if (name === 'connect') return connect;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}

/**
 * graphile-worker asks once which kinds of job there are, and keeps the answer even where it is a failure: a queue whose connection broke at
 * that question never gets a job again, and says nothing.
 *
 * @returns resolves once a worker is given the very failure it was given before
 */
function repeatsItsFailure(events: WorkerEvents): Promise<void> {
  const last = new WeakMap<object, unknown>();
  return new Promise((resolve) => {
    events.on('worker:getJob:error', ({ worker, error }) => {
      if (last.get(worker) === error) resolve();
      last.set(worker, error);
    });
  });
}

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

/**
 * Background work on graphile-worker. Handlers are declared before `start`. However long the database is away, and at whichever step of a
 * job, the job is taken up again by itself once it is back.
 */
export function createJobs(opcoes: Opcoes) {
  const { owner, log, processo, onFinish, simultaneas = 64, execute = run } = opcoes;
  const { procuraMs = PROCURA_MS, resgateMs = RESGATE_MS, perdidaMs = PERDIDA_MS } = opcoes;
  const { esperaFilaMs = ESPERA_FILA_MS, paradaMs = PARADA_MS } = opcoes;
  const trabalhos = new Map<string, Trabalho>();
  /** By which name this process locks its jobs, and which of them got here. */
  let posse: { readonly pool: string; readonly recebidas: Map<string, Recebida> } | null = null;
  let runner: Runner | null = null;
  let resgate: { stop(): void } | null = null;
  let reabertura: NodeJS.Timeout | undefined;
  let isStopping = false;

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

  /** The queue is told of a failure once the database can hear it: until then nobody could write down that the job is to be done again. */
  async function untilDatabaseAnswers(signal: AbortSignal): Promise<void> {
    const answers = () =>
      owner.query('select 1').then(
        () => true,
        () => false,
      );
    while (!signal.aborted && !(await answers())) await wait(ESPERA_BANCO_MS, undefined, { signal, ref: false }).catch(() => undefined);
  }

  const taskOf =
    (tarefa: string, work: Trabalho): TaskList[string] =>
    async (payload, { job, abortSignal }) => {
      const recebida: Recebida = { attempts: job.attempts, fimMs: null };
      posse?.recebidas.set(job.id, recebida);
      const signal = abortSignal ?? new AbortController().signal;
      // one signal for all the jobs of the process, each of which may wait for it
      setMaxListeners(0, signal);
      try {
        await work(payload, { tentativa: job.attempts, signal });
        onFinish?.(tarefa, 'feita');
      } catch (error) {
        onFinish?.(tarefa, 'falhou');
        log.error({ err: error, tarefa, tentativa: job.attempts }, 'tarefa falhou');
        await untilDatabaseAnswers(signal);
        throw error;
      } finally {
        recebida.fimMs = performance.now();
      }
    };

  /**
   * A job may be locked in this process's name and never have got here, or have ended here without anybody writing it down: the answer that
   * handed it over, or the word of its end, was lost with its connection. Nobody works on it, and its owner lives: only this process can
   * know, and gives it back.
   */
  async function releaseLost(): Promise<void> {
    if (!posse) return;
    const { pool, recebidas } = posse;
    const antes = [...recebidas];
    const { rows } = await owner.query<{ id: string; attempts: number; velha: boolean }>(
      `select id, attempts, locked_at < now() - $2 * interval '1 millisecond' as velha
       from graphile_worker._private_jobs where locked_by = $1`,
      [pool, perdidaMs],
    );
    const presas = new Set(rows.map(({ id }) => id));
    for (const [id, recebida] of antes) if (!presas.has(id) && recebidas.get(id) === recebida) recebidas.delete(id);
    const isLost = (recebida: Recebida | undefined, attempts: number): boolean =>
      recebida?.attempts !== attempts || (recebida.fimMs !== null && performance.now() - recebida.fimMs > perdidaMs);
    const perdidas = rows.filter(({ id, attempts, velha }) => velha && isLost(recebidas.get(id), attempts)).map(({ id }) => id);
    if (perdidas.length === 0) return;
    await owner.query(
      `update graphile_worker._private_jobs set locked_by = null, locked_at = null where locked_by = $1 and id = any ($2::bigint[])`,
      [pool, perdidas],
    );
    log.warn({ tarefas: perdidas.length }, 'tarefas que se perderam a caminho deste processo foram retomadas');
  }

  async function rescue(): Promise<void> {
    const pools = await releaseOrphans(owner);
    if (pools > 0) log.warn({ pools }, 'tarefas de um processo morto foram retomadas');
    await releaseLost();
  }

  async function open(): Promise<void> {
    // jobs still locked by the stopped queue belong to no process
    if (posse) await owner.query('select graphile_worker.force_unlock_workers($1)', [[posse.pool]]);
    const events: WorkerEvents = new EventEmitter();
    const broken = repeatsItsFailure(events);
    events.once('pool:create', ({ workerPool }) => {
      posse = { pool: workerPool.id, recebidas: new Map() };
      processo.announcePool(workerPool.id).catch((error: unknown) => log.error({ err: error }, 'fila sem nome'));
    });
    const overdue = new Promise<void>((resolve) => {
      events.once('pool:gracefulShutdown', () => setTimeout(resolve, paradaMs).unref());
    });
    const opened = await execute({
      pgPool: releasedOnce(owner),
      schema: 'graphile_worker',
      concurrency: simultaneas,
      pollInterval: procuraMs,
      noHandleSignals: true,
      logger: queueLogger(log),
      gracefulShutdownAbortTimeout: CARENCIA_MS,
      events,
      // completing a job is retried while the database is down
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: Object.fromEntries([...trabalhos].map(([tarefa, work]) => [tarefa, taskOf(tarefa, work)])),
      crontab: AGENDA.filter(([tarefa]) => trabalhos.has(tarefa))
        .map(([tarefa, quando]) => `${quando} ${tarefa}`)
        .join('\n'),
    });
    runner = opened;
    const stopped = broken.then(() => {
      if (runner === opened) return opened.stop('não consegue mais buscar tarefas');
    });
    // a queue that never stops keeps its connections and its timetable, and with them the process
    const givenUp = overdue.then(() => {
      if (runner === opened) opened.kill('não terminou de parar').catch(() => undefined);
    });
    // the queue stops by itself only when the database was away for very long: meanwhile readiness says so
    Promise.race([opened.promise, givenUp, stopped])
      .catch((error: unknown) => log.error({ err: error }, 'a fila de tarefas parou'))
      .finally(() => {
        runner = null;
        reopen();
      });
  }

  function reopen(): void {
    if (isStopping) return;
    reabertura = setTimeout(() => {
      open().catch((error: unknown) => {
        log.warn({ err: error }, 'a fila de tarefas não pôde ser reaberta');
        reopen();
      });
    }, esperaFilaMs).unref();
  }

  async function start(): Promise<void> {
    await releaseOrphans(owner);
    await open();
    resgate = everyOnce(resgateMs, rescue, (error) => log.warn({ err: error }, 'não foi possível procurar tarefas abandonadas'));
  }

  async function stop(): Promise<void> {
    isStopping = true;
    clearTimeout(reabertura);
    resgate?.stop();
    await Promise.race([runner?.stop(), wait(paradaMs, undefined, { ref: false })]);
  }

  return { tarefas, start, stop, isRunning: () => runner !== null };
}

import { createTcpProxy } from '@balcao/testing/tcp-proxy';
import type { Runner, RunnerOptions } from 'graphile-worker';
import pg from 'pg';
import { type AppTeste, createTestApp } from '../testing/test-app.ts';
import type { UsuarioTeste } from '../testing/test-user.ts';
import { createJobs } from './jobs.ts';
import { until } from '../testing/until.ts';

let teste: AppTeste;
let usuario: UsuarioTeste;
let owner: pg.Pool;
const feitas: { payload: unknown; tentativa: number }[] = [];
const sinais: AbortSignal[] = [];
let falhas = 0;

beforeAll(async () => {
  teste = await createTestApp({
    mount: (_, { tarefas }) => {
      tarefas.handle('teste.anotar', async (payload, { tentativa }) => {
        if (falhas > 0) {
          falhas -= 1;
          throw new Error('tente de novo');
        }
        feitas.push({ payload, tentativa });
      });
      tarefas.handle('teste.longa', async (_payload, { signal }) => {
        sinais.push(signal);
        await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('parou'))));
      });
    },
  });
  usuario = await teste.createUser();
  owner = new pg.Pool({ connectionString: teste.banco.url });
});
beforeEach(() => feitas.splice(0));
afterAll(async () => {
  await owner.end();
  await teste.close();
});

const enqueue = (n: number, options = {}) =>
  teste.db.tenant(usuario, (tx) => teste.recursos.tarefas.enqueue(tx, 'teste.anotar', { n }, options));

it('does a job as soon as its transaction commits', async () => {
  await enqueue(1);
  await until(() => feitas.length === 1);
  expect(feitas).toEqual([{ payload: { n: 1 }, tentativa: 1 }]);
});

it('never does a job whose transaction was rolled back', async () => {
  const attempt = teste.db.tenant(usuario, async (tx) => {
    await teste.recursos.tarefas.enqueue(tx, 'teste.anotar', { n: 2 });
    throw new Error('desistiu');
  });
  await expect(attempt).rejects.toThrow('desistiu');
  await enqueue(3);
  await until(() => feitas.length > 0);
  expect(feitas.map(({ payload }) => payload)).toEqual([{ n: 3 }]);
});

it('does one job for one key', async () => {
  const em = new Date(Date.now() + 3_000);
  await enqueue(4, { chave: 'k', em });
  await enqueue(5, { chave: 'k', em });
  await until(() => feitas.length > 0);
  expect(feitas.map(({ payload }) => payload)).toEqual([{ n: 5 }]);
});

it('tries again what failed', async () => {
  falhas = 1;
  await enqueue(6);
  await until(() => feitas.length > 0);
  expect(feitas).toEqual([{ payload: { n: 6 }, tentativa: 2 }]);
});

it('gives back within seconds the job of a process that died', async () => {
  await owner.query(
    "insert into balcao.processo (id, pool, visto_em) values (gen_random_uuid(), 'pool-morto', now() - interval '1 minute')",
  );
  await owner.query("select graphile_worker.add_job('teste.anotar', '{\"n\": 7}', run_at => now() + interval '1 hour')");
  await owner.query(
    "update graphile_worker._private_jobs set locked_by = 'pool-morto', locked_at = now(), run_at = now() where locked_by is null",
  );
  await until(() => feitas.length > 0);
  expect(feitas[0]?.payload).toEqual({ n: 7 });
});

it('leaves alone the job of a process that lives but is slow to say so', async () => {
  const lento = await owner.connect();
  const { rows } = await lento.query<{ numero: number }>(
    "insert into balcao.processo (id, pool, visto_em) values (gen_random_uuid(), 'pool-lento', now() - interval '1 minute') returning numero",
  );
  await lento.query('select pg_advisory_lock(9000, $1)', [rows[0]?.numero]);
  await owner.query("select graphile_worker.add_job('teste.anotar', '{\"n\": 8}', run_at => now() + interval '1 hour')");
  await owner.query(
    "update graphile_worker._private_jobs set locked_by = 'pool-lento', locked_at = now(), run_at = now() where locked_by is null",
  );
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  lento.release(true);
  expect(feitas).toEqual([]);
});

it('gives back the job that was handed to a live process and never reached it', async () => {
  await owner.query("select graphile_worker.add_job('teste.anotar', '{\"n\": 9}', run_at => now() + interval '1 hour')");
  await owner.query(
    `update graphile_worker._private_jobs set locked_by = (select pool from balcao.processo where pool like 'pool-%' order by visto_em desc limit 1),
     locked_at = now() - interval '5 minutes', run_at = now(), attempts = 1 where payload ->> 'n' = '9'`,
  );
  const doNove = () => feitas.filter(({ payload }) => (payload as { n: number }).n === 9);
  await until(() => doNove().length > 0);
  expect(doNove()).toEqual([{ payload: { n: 9 }, tentativa: 2 }]);
});

it('gives back the job that ended here and whose end nobody wrote down, and never one still at work', async () => {
  const POOL = 'pool-sem-recibo';
  type Task = (payload: unknown, helpers: { job: { id: string; attempts: number } }) => Promise<void>;
  let taskOf: (tarefa: string) => Task = () => () => Promise.reject(new Error('a fila não abriu'));
  const execute = async ({ events, taskList }: RunnerOptions) => {
    events?.emit('pool:create', { workerPool: { id: POOL } } as never);
    taskOf = (tarefa) => taskList?.[tarefa] as unknown as Task;
    return { promise: new Promise(() => undefined), stop: async () => undefined } as unknown as Runner;
  };
  const calado = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const processo = { announcePool: async () => undefined };
  const semRecibo = createJobs({ owner, log: calado, processo, execute, perdidaMs: 50, resgateMs: 100 });
  let end: () => void = () => undefined;
  semRecibo.tarefas.handle('teste.recibo', () => new Promise((resolve) => (end = () => resolve(undefined))));
  const vivo = await owner.connect();
  const { rows: processos } = await vivo.query<{ numero: number }>(
    'insert into balcao.processo (id, pool) values (gen_random_uuid(), $1) returning numero',
    [POOL],
  );
  await vivo.query('select pg_advisory_lock(9000, $1)', [processos[0]?.numero]);
  await semRecibo.start();
  const { rows } = await owner.query<{ id: string }>(
    "select id from graphile_worker.add_job('teste.recibo', '{}', run_at => now() + interval '1 hour')",
  );
  const id = String(rows[0]?.id);
  await owner.query(
    "update graphile_worker._private_jobs set locked_by = $1, locked_at = now() - interval '1 second', attempts = 1 where id = $2",
    [POOL, id],
  );
  const holder = async () =>
    (await owner.query<{ por: string | null }>('select locked_by as por from graphile_worker._private_jobs where id = $1', [id])).rows[0]
      ?.por;
  const work = taskOf('teste.recibo')({}, { job: { id, attempts: 1 } });
  // longer than several looks for what was lost
  await new Promise((resolve) => setTimeout(resolve, 1_000));
  expect(await holder()).toBe(POOL);
  end();
  await work;
  await until(async () => (await holder()) === null);
  await semRecibo.stop();
  vivo.release(true);
  await owner.query('select graphile_worker.complete_jobs($1)', [[id]]);
});

it('takes a connection that its queue gives back twice', async () => {
  const twice = jest.fn();
  const execute = async ({ pgPool }: RunnerOptions) => {
    pgPool?.connect((_error, _client, release) => {
      release(true);
      expect(() => release()).not.toThrow();
      twice();
    });
    return { promise: new Promise(() => undefined), stop: async () => undefined } as unknown as Runner;
  };
  const calado = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const jobs = createJobs({ owner, log: calado, processo: { announcePool: async () => undefined }, execute });
  await jobs.start();
  await until(() => twice.mock.calls.length === 1);
  await jobs.stop();
});

it('opens the queue again when it stopped by itself', async () => {
  let opened = 0;
  const ends: ((error: Error) => void)[] = [];
  const execute = async () => {
    opened += 1;
    if (opened === 2) throw new Error('o banco ainda não voltou');
    const promise = new Promise<void>((_, reject) => ends.push(reject));
    return { promise, stop: async () => undefined } as unknown as Runner;
  };
  const calado = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const processo = { announcePool: async () => undefined };
  const jobs = createJobs({ owner, log: calado, processo, execute, esperaFilaMs: 1 });
  await jobs.start();
  expect([jobs.isRunning(), opened]).toEqual([true, 1]);
  ends[0]?.(new Error('caiu'));
  await until(() => opened === 3 && jobs.isRunning());
  await jobs.stop();
});

it('opens the queue again when the database goes away as the queue asks which kinds of job there are, its first question', async () => {
  const proxy = await createTcpProxy(teste.banco.url);
  const pool = new pg.Pool({ connectionString: proxy.through(teste.banco.url) });
  pool.on('error', () => undefined);
  const calado = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const jobs = createJobs({ owner: pool, log: calado, processo: { announcePool: async () => undefined }, procuraMs: 50, esperaFilaMs: 1 });
  const done = jest.fn();
  jobs.tarefas.handle('teste.primeira', async () => void done());
  const away = proxy.cutAt('pedido', /_private_tasks/);
  await jobs.start();
  await away;
  proxy.letThrough();
  await owner.query("select graphile_worker.add_job('teste.primeira')");
  await until(() => done.mock.calls.length === 1);
  await jobs.stop();
  await pool.end();
  await proxy.close();
});

it('gives up a queue that began to stop and never ends, opens it again, and does not wait for it as the process stops', async () => {
  let opened = 0;
  const killed: number[] = [];
  const execute = async ({ events }: RunnerOptions) => {
    opened += 1;
    if (opened === 1) setImmediate(() => events?.emit('pool:gracefulShutdown', {} as never));
    const which = opened;
    const never = () => new Promise<void>(() => undefined);
    return { promise: never(), stop: never, kill: async () => void killed.push(which) } as unknown as Runner;
  };
  const calado = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const processo = { announcePool: async () => undefined };
  const jobs = createJobs({ owner, log: calado, processo, execute, esperaFilaMs: 1, paradaMs: 20 });
  await jobs.start();
  await until(() => opened === 2 && jobs.isRunning());
  await jobs.stop();
  // left alone, its timetable would go on and keep the process from ending
  expect([opened, killed]).toEqual([2, [1]]);
});

it('gives back at once what the queue that stopped still held, as its process lives on', async () => {
  const ends: ((error: Error) => void)[] = [];
  const execute = async ({ events }: RunnerOptions) => {
    events?.emit('pool:create', { workerPool: { id: `pool-caida-${ends.length + 1}` } } as never);
    const promise = new Promise<void>((_, reject) => ends.push(reject));
    return { promise, stop: async () => undefined } as unknown as Runner;
  };
  const calado = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const vivo = await owner.connect();
  const processo = {
    announcePool: async (pool: string) => {
      await vivo.query(
        `with p as (insert into balcao.processo (id, pool, visto_em) values (gen_random_uuid(), $1, now()) returning numero)
         select pg_advisory_lock(9000, numero) from p`,
        [pool],
      );
    },
  };
  const jobs = createJobs({ owner, log: calado, processo, execute, esperaFilaMs: 1 });
  await jobs.start();
  // held by the queue that is about to stop, whose process no other takes for dead
  await owner.query("select graphile_worker.add_job('teste.anotar', '{\"n\": 10}', run_at => now() + interval '1 hour')");
  await owner.query(
    `update graphile_worker._private_jobs set locked_by = 'pool-caida-1', locked_at = now(), run_at = now(), attempts = 1
     where payload ->> 'n' = '10'`,
  );
  ends[0]?.(new Error('caiu'));
  const doDez = () => feitas.filter(({ payload }) => (payload as { n: number }).n === 10);
  await until(() => doDez().length > 0);
  expect(doDez()).toEqual([{ payload: { n: 10 }, tentativa: 2 }]);
  await jobs.stop();
  vivo.release(true);
});

it('aborts what is still running when the process is asked to stop, and gives it back', async () => {
  const outro = await createTestApp({
    mount: (_, { tarefas }) =>
      tarefas.handle('teste.longa', async (_payload, { signal }) => {
        sinais.push(signal);
        await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('parou'))));
      }),
  });
  const pessoa = await outro.createUser();
  await outro.db.tenant(pessoa, (tx) => outro.recursos.tarefas.enqueue(tx, 'teste.longa', {}));
  await until(() => sinais.length === 1);
  await outro.app.close();
  expect(sinais[0]?.aborted).toBe(true);
  const admin = new pg.Client({ connectionString: outro.banco.url });
  await admin.connect();
  const { rows } = await admin.query('select locked_at, attempts from graphile_worker.jobs');
  await admin.end();
  await outro.banco.drop();
  expect(rows).toEqual([{ locked_at: null, attempts: 1 }]);
});

it('sweeps what has expired', async () => {
  await teste.signIn(usuario);
  await teste.db.global((tx) => tx.run('select limpar_vencidos($1)', [new Date(Date.now() + 40 * 86_400_000)]));
  expect(await teste.db.tenant(usuario, (tx) => tx.rows('select id from sessao'))).toEqual([]);
});

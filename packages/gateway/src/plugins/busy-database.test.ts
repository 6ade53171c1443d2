import pg from 'pg';
import { PATH } from '../testing/test-quoting.ts';
import { type AppTeste, createTestApp, type Entrada } from '../testing/test-app.ts';
import { testConfig } from '../testing/test-config.ts';
import type { UsuarioTeste } from '../testing/test-user.ts';

const CONEXOES = 4;
/** The first read of the list of cases, also for a subscription without any. */
const TABELA = 'balcao.lista_contagem';
let teste: AppTeste;
let usuario: UsuarioTeste;
let entrada: Entrada;
let alguem: pg.Client;
beforeAll(async () => {
  const config = testConfig();
  const limites = { ...config.banco.limites, travaMs: 2_500, conexaoMs: 1_000 };
  teste = await createTestApp({ config: { ...config, banco: { ...config.banco, conexoes: CONEXOES, limites } } });
  usuario = await teste.createUser();
  entrada = await teste.signIn(usuario);
  alguem = new pg.Client({ connectionString: teste.banco.urlSuperusuario });
  await alguem.connect();
});
afterAll(async () => {
  await alguem.end();
  await teste.close();
});

const get = (url: string) => teste.app.inject({ method: 'GET', url, headers: entrada.headers });
const list = () => get(`${PATH}/orcamentos`);
/** Simulates a forgotten transaction that locks the whole table. */
async function whileLocked(work: () => Promise<void>): Promise<void> {
  await alguem.query(`begin; lock table ${TABELA} in access exclusive mode`);
  try {
    await work();
  } finally {
    await alguem.query('rollback');
  }
}
async function untilWaiting(n: number): Promise<void> {
  const sql = `select count(*)::int as n from pg_locks where relation = '${TABELA}'::regclass and not granted`;
  for (;;) {
    if (Number((await alguem.query<{ n: number }>(sql)).rows[0]?.n) >= n) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

it('a locked table keeps its own callers waiting for a bounded time; everything else goes on', async () => {
  await whileLocked(async () => {
    const presas = [list(), list()];
    await untilWaiting(2);
    expect((await get('/auth/menus')).statusCode).toBe(200);
    expect((await get(`${PATH}/corretoras/minhas`)).statusCode).toBe(200);
    expect((await teste.signIn(usuario)).token).toBeDefined();
    for (const presa of await Promise.all(presas)) {
      expect([presa.statusCode, presa.headers['retry-after'], presa.json().code]).toEqual([503, '2', 'em-atualizacao']);
    }
  });
  expect((await list()).statusCode).toBe(200);
});

it('when it occupies every connection, other calls are asked to retry, and sign-in and health still answer', async () => {
  await whileLocked(async () => {
    const presas = Array.from({ length: CONEXOES * 3 }, list);
    await untilWaiting(CONEXOES);
    const outra = await get(`${PATH}/corretoras/minhas`);
    expect([outra.statusCode, outra.headers['retry-after']]).toEqual([503, '2']);
    expect((await teste.signIn(usuario)).token).toBeDefined();
    const pronto = await teste.app.inject({ method: 'GET', url: '/health/ready' });
    expect([pronto.statusCode, pronto.json().partes]).toEqual([200, { banco: true, broker: true, tarefas: true }]);
    const ends = await Promise.all(presas);
    expect(new Set(ends.map(({ statusCode }) => statusCode))).toEqual(new Set([503]));
  });
  expect((await list()).statusCode).toBe(200);
});

it('the database ends an idle transaction and releases its locks', async () => {
  const config = testConfig();
  const limites = { ...config.banco.limites, paradaMs: 300 };
  const outro = await createTestApp({ config: { ...config, banco: { ...config.banco, limites } } });
  const pessoa = await outro.createUser();
  const parada = outro.db.tenant(pessoa, async (tx) => {
    await tx.run("update assinatura set plano = 'gestao' where id = $1", [pessoa.assinaturaId]);
    const holder = new pg.Client({ connectionString: outro.banco.urlSuperusuario });
    await holder.connect();
    const alive = "select 1 from pg_stat_activity where state = 'idle in transaction' and datname = current_database()";
    while ((await holder.query(alive)).rowCount) await new Promise((resolve) => setTimeout(resolve, 25));
    await holder.end();
    await tx.run('select 1');
  });
  await expect(parada).rejects.toThrow(/idle-in-transaction|terminated|not queryable/);
  expect(await outro.db.tenant(pessoa, (tx) => tx.row('select plano from assinatura'))).not.toEqual({ plano: 'gestao' });
  await outro.close();
});

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createOwnerPool, createPool } from '../../packages/gateway/src/plugins/postgres-pool.ts';
import { generator } from '../../packages/gateway/src/seed/sorteio.ts';
import { freePort, startService, stopService, waitForReady } from '../dev/processes.ts';
import { loadPeople } from './search-people.ts';
import { type Procurado, questionsFor } from './search-queries.ts';
import { type SessaoBench, signIn } from './site.ts';
import { median, quantile } from './statistics.ts';

/** How many people; fewer for a look at whether it still runs. */
const PESSOAS = Number(process.env['BENCH_PESSOAS'] ?? 1_000_000);
const PERGUNTAS = Number(process.env['BENCH_PERGUNTAS'] ?? 800);
const AQUECIMENTO = 60;
/** A database of its own, kept: a million people take minutes to write down. */
const DADOS = path.join(tmpdir(), `balcao-bench-busca-${PESSOAS}`);

export interface MedidaBusca {
  readonly pessoas: number;
  readonly perguntas: number;
  /** At the gateway, ms. */
  readonly mediana: number;
  readonly p95: number;
  /** The same questions straight to the database, ms. */
  readonly sqlMediana: number;
  readonly sqlP95: number;
  readonly razao: number;
  /** A small subscription in the same database, ms. */
  readonly pequenaP95: number;
  /** Share of the questions whose person came among the answers. */
  readonly achadas: number;
}

const timed = async <T>(work: () => Promise<T>): Promise<[T, number]> => {
  const from = performance.now();
  return [await work(), performance.now() - from];
};

async function tenantOf(pool: pg.Pool, email: string): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select assinatura_id as id from balcao.usuario where email = $1', [email]);
  if (!rows[0]) throw new Error(`${email} não está no banco`);
  return rows[0].id;
}

/** Asks the gateway, as a page does. @throws when it refuses. */
async function ask(endereco: string, sessao: SessaoBench, query: string): Promise<string[]> {
  const answer = await fetch(`${endereco}/c/api/v1/search/match?query=${encodeURIComponent(query)}&limit=15`, {
    headers: { authorization: `Bearer ${sessao.token}`, cookie: sessao.cookie },
  });
  const { success, data } = (await answer.json()) as { success: boolean; data: { guid: string }[] };
  if (!success) throw new Error(`a busca por «${query}» respondeu ${answer.status}`);
  return data.map(({ guid }) => guid);
}

interface Lado {
  readonly endereco: string;
  readonly sessao: SessaoBench;
  readonly owner: pg.Pool;
  readonly assinaturaId: string;
}

const sampled = async ({ owner, assinaturaId }: Lado, quantos: number): Promise<(Procurado & { id: string })[]> =>
  (
    await owner.query<Procurado & { id: string }>(
      `select id, nome, documento from balcao.segurado where assinatura_id = $1 and pessoa = 'PF' order by md5(id::text) limit $2`,
      [assinaturaId, quantos],
    )
  ).rows;

async function measure(lado: Lado, databaseUrl: string) {
  const pessoas = await sampled(lado, PERGUNTAS + AQUECIMENTO);
  const perguntas = questionsFor(pessoas, generator(20_260_921));
  const app = createPool({ databaseUrl, max: 1 });
  // the one connection of this pool, as the product's transactions are
  const own = "set_config('role', 'balcao_app', false), set_config('search_path', 'balcao,public', false)";
  await app.query(`select ${own}, set_config('balcao.assinatura_id', $1, false)`, [lado.assinaturaId]);
  const bare = (query: string) => app.query('select * from balcao.buscar($1, $2, $3, $4)', [query, [1, 2, 3, 4, 5, 6], null, 15]);
  // a small subscription has few people to ask for
  const aquecimento = Math.min(AQUECIMENTO, Math.floor(perguntas.length / 4));
  for (const query of perguntas.slice(0, aquecimento)) await Promise.all([ask(lado.endereco, lado.sessao, query), bare(query)]);
  const [gateway, sql]: [number[], number[]] = [[], []];
  let achadas = 0;
  // the second to run finds warm caches, so they alternate
  for (const [turn, query] of perguntas.slice(aquecimento).entries()) {
    if (turn % 2 === 0) sql.push((await timed(() => bare(query)))[1]);
    const [itens, ms] = await timed(() => ask(lado.endereco, lado.sessao, query));
    gateway.push(ms);
    if (itens.length > 0) achadas += 1;
    if (turn % 2 === 1) sql.push((await timed(() => bare(query)))[1]);
    if (process.env['BENCH_LENTAS'] && ms > 40)
      process.stdout.write(`  ${ms.toFixed(0)} ms  ${(sql.at(-1) ?? 0).toFixed(0)} ms  ${query}\n`);
  }
  await app.end();
  return { gateway, sql, achadas: achadas / gateway.length };
}

/** Quick search over a million people of one subscription, at the gateway and straight to the database. */
export async function benchSearch(): Promise<MedidaBusca> {
  const porta = await freePort();
  const endereco = `http://localhost:${porta}`;
  const env = { PORT: String(porta), BALCAO_DATA: DADOS, LOG_LEVEL: 'error', DADOS_DEMO: 'sim' };
  const gateway = startService({ name: 'gateway', entry: 'packages/gateway/src/main.ts', env });
  try {
    await waitForReady(`${endereco}/health/ready`, () => gateway.exitCode === null);
    const databaseUrl = readFileSync(path.join(DADOS, 'database-url'), 'utf8').trim();
    const owner = createOwnerPool({ databaseUrl, max: 1 });
    try {
      const assinaturaId = await tenantOf(owner, 'admin@balcao.test');
      await loadPeople(owner, assinaturaId, PESSOAS);
      const grande = { endereco, owner, assinaturaId, sessao: await signIn('admin@balcao.test', endereco) };
      const { gateway: tempos, sql, achadas } = await measure(grande, databaseUrl);
      const trial = { endereco, owner, assinaturaId: await tenantOf(owner, 'trial@balcao.test') };
      const pequena = await measure({ ...trial, sessao: await signIn('trial@balcao.test', endereco) }, databaseUrl);
      const [p95, sqlP95] = [quantile(tempos, 0.95), quantile(sql, 0.95)];
      return {
        pessoas: PESSOAS,
        perguntas: tempos.length,
        mediana: median(tempos),
        p95,
        sqlMediana: median(sql),
        sqlP95,
        razao: p95 / sqlP95,
        pequenaP95: quantile(pequena.gateway, 0.95),
        achadas,
      };
    } finally {
      await owner.end();
    }
  } finally {
    await stopService(gateway, 30_000);
  }
}

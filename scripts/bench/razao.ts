import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createOwnerPool } from '../../packages/gateway/src/plugins/postgres-pool.ts';
import { withAssinatura } from './lista.ts';
import { quantile } from './statistics.ts';

/** Entries of the account whose balances are asked; fewer for a look at whether it still runs. */
const PARTIDAS = Number(process.env['BENCH_PARTIDAS'] ?? 1_000_000);
const DADOS = process.env['BENCH_RAZAO_DADOS'] ?? path.join(tmpdir(), `balcao-bench-razao-${PARTIDAS}`);
/** A folder with pgledger's SQL (`pgledger.sql` and the files it needs), which is measured beside ours; without it, ours is measured alone. */
const PGLEDGER = process.env['PGLEDGER'];
const MESES = 36;
const LANCAMENTOS = 2_000;
const DE_UMA_VEZ = 200;
const RODADAS = 5;
const CONEXOES = 4;

export interface MedidaRazao {
  readonly nome: string;
  /** Entries a second. */
  readonly nosso: number;
  /** The same by pgledger; null where it was not given. */
  readonly outro: number | null;
}
export interface MedidaSaldo {
  readonly p95: number;
  /** Summing every entry instead. */
  readonly semSaldos: number;
}

/** @returns entries a second */
async function timeOf(run: () => Promise<void>, partidas: number): Promise<number> {
  const from = performance.now();
  await run();
  return (partidas * 1_000) / (performance.now() - from);
}

interface Razao {
  one(pool: pg.Pool, vez: number): Promise<unknown>;
  many(pool: pg.Pool, quantos: number): Promise<unknown>;
}

const nosso = (assinaturaId: string): Razao => {
  const muitos = `select balcao.lancar('bench', (select array_agg(m) from generate_series(1, $3::int) g, lateral (values
      ($1::uuid, md5(g::text || $2)::uuid, md5(g::text || $2)::uuid, 'PREMIO_A_PAGAR', 'alfa_seguros', (100 + g)::bigint),
      ($1::uuid, md5(g::text || $2)::uuid, md5(g::text || $2)::uuid, 'PREMIO_EM_ABERTO', 'alfa_seguros', (-100 - g)::bigint)) v,
      lateral (select row(v.*)::balcao.movimento_contabil as m) r))`;
  // given as it is, like theirs
  const um = `select balcao.lancar('bench', array[row($1::uuid, $2::uuid, $2::uuid, 'PREMIO_A_PAGAR', 'alfa_seguros', $3::bigint),
    row($1::uuid, $2::uuid, $2::uuid, 'PREMIO_EM_ABERTO', 'alfa_seguros', -$3::bigint)]::balcao.movimento_contabil[])`;
  return {
    one: (pool, vez) => pool.query({ name: 'um', text: um, values: [assinaturaId, crypto.randomUUID(), 101 + (vez % 7)] }),
    many: (pool, quantos) => pool.query(muitos, [assinaturaId, String(Math.random()), quantos]),
  };
};
const pgledger = ([de, para]: readonly string[]): Razao => ({
  one: (pool, vez) =>
    pool.query({ name: 'um', text: 'select id from pgledger_create_transfer($1, $2, $3::numeric)', values: [de, para, 101 + (vez % 7)] }),
  many: (pool, quantos) =>
    pool.query(
      `select count(*) from pgledger_create_transfers((select array_agg(($1, $2, 100 + g)::transfer_request) from generate_series(1, $3::int) g))`,
      [de, para, quantos],
    ),
});

/** One transaction for each posting of two entries, over one connection and over several; then many postings at once. */
const TRABALHOS: readonly (readonly [nome: string, partidas: number, run: (razao: Razao, pool: pg.Pool) => Promise<void>])[] = [
  [
    'uma conexão, um lançamento por transação',
    LANCAMENTOS,
    async (razao, pool) => {
      for (let vez = 0; vez < LANCAMENTOS / 2; vez += 1) await razao.one(pool, vez);
    },
  ],
  [
    `${CONEXOES} conexões nas mesmas contas`,
    LANCAMENTOS,
    async (razao, pool) => {
      await Promise.all(
        Array.from({ length: CONEXOES }, async (_, conexao) => {
          for (let vez = conexao; vez < LANCAMENTOS / 2; vez += CONEXOES) await razao.one(pool, vez);
        }),
      );
    },
  ],
  [
    `${DE_UMA_VEZ} lançamentos de uma vez`,
    LANCAMENTOS * 2,
    async (razao, pool) => {
      for (let vez = 0; vez < LANCAMENTOS / DE_UMA_VEZ; vez += 1) await razao.many(pool, DE_UMA_VEZ);
    },
  ],
];

async function openPgledger(owner: pg.Pool, url: string): Promise<{ pool: pg.Pool; contas: readonly string[] } | null> {
  if (!PGLEDGER) return null;
  await owner.query('drop database if exists bench_pgledger with (force)');
  await owner.query('create database bench_pgledger');
  const pool = createOwnerPool({ databaseUrl: url.replace(/\/[^/]+$/, '/bench_pgledger'), max: CONEXOES });
  for (const file of ['uuid-to-ulid.sql', 'ulid-to-uuid.sql', 'pgledger.sql'])
    await pool.query(readFileSync(path.join(PGLEDGER, file), 'utf8'));
  const contas: string[] = [];
  for (const nome of ['a', 'b']) {
    const { rows } = await pool.query<{ id: string }>(`select id from pgledger_create_account($1, 'BRL')`, [nome]);
    contas.push(rows[0]?.id as string);
  }
  return { pool, contas };
}

/** Three years of entries of one account, and the balances a night of each day kept. Once per database. */
async function loadPartidas(owner: pg.Pool, assinaturaId: string): Promise<string> {
  await owner.query(
    "insert into balcao.conta_contabil (assinatura_id, natureza, titular) values ($1, 'PREMIO_A_PAGAR', 'bench') on conflict do nothing",
    [assinaturaId],
  );
  const { rows } = await owner.query<{ id: string }>(
    "select id from balcao.conta_contabil where (assinatura_id, natureza, titular) = ($1, 'PREMIO_A_PAGAR', 'bench')",
    [assinaturaId],
  );
  const contaId = rows[0]?.id as string;
  const { rows: ha } = await owner.query('select from balcao.partida where conta_id = $1 limit 1', [contaId]);
  if (ha.length > 0) return contaId;
  await owner.query('set session_replication_role = replica');
  await owner.query(
    `with l as (insert into balcao.lancamento_contabil (assinatura_id, em, dia, origem) values ($1, now(), current_date, 'bench') returning id)
     insert into balcao.partida (assinatura_id, lancamento_id, conta_id, em, centavos)
     select $1, (select id from l), $2, now() - make_interval(secs => ($3::int - g) * (${MESES} * 30 * 86400.0 / $3::int)), case when g % 3 = 0 then -g else g end
     from generate_series(1, $3::int) g`,
    [assinaturaId, contaId, PARTIDAS],
  );
  await owner.query(
    `insert into balcao.saldo_contabil (assinatura_id, conta_id, ate, centavos)
     select $1, $2, dia + interval '1 day' - interval '1 microsecond', sum(sum(centavos)) over (order by dia)
     from (select date_trunc('day', em) as dia, centavos from balcao.partida where conta_id = $2) x group by dia`,
    [assinaturaId, contaId],
  );
  await owner.query('set session_replication_role = default');
  await owner.query('vacuum analyze balcao.partida');
  await owner.query('vacuum analyze balcao.saldo_contabil');
  return contaId;
}

async function askSaldos(owner: pg.Pool, contaId: string): Promise<MedidaSaldo> {
  const com: number[] = [];
  const sem: number[] = [];
  const time = async (sql: string, instante: Date) => {
    const from = performance.now();
    const { rows } = await owner.query<{ centavos: string }>(sql, [contaId, instante]);
    return [performance.now() - from, rows[0]?.centavos] as const;
  };
  for (let vez = 0; vez < 30; vez += 1) {
    const instante = new Date(Date.now() - ((vez * 7_919) % (MESES * 30 * 24)) * 3_600_000);
    const [ms, saldo] = await time('select balcao.saldo_em($1, $2)::text as centavos', instante);
    const [outroMs, soma] = await time(
      'select coalesce(sum(centavos), 0)::text as centavos from balcao.partida where conta_id = $1 and em <= $2',
      instante,
    );
    if (saldo !== soma) throw new Error(`o saldo de ${instante.toISOString()} é ${saldo}, e a soma ${soma}`);
    com.push(ms);
    sem.push(outroMs);
  }
  return { p95: quantile(com, 0.95), semSaldos: quantile(sem, 0.95) };
}

/** Posting by our ledger and by pgledger on the same PostgreSQL, in turns; and the balance of any instant with and without the kept ones. */
export const benchRazao = (): Promise<{ readonly lancar: readonly MedidaRazao[]; readonly saldo: MedidaSaldo }> =>
  withAssinatura({ dados: DADOS, load: async () => undefined }, async ({ assinaturaId, owner }) => {
    const url = readFileSync(path.join(DADOS, 'database-url'), 'utf8').trim();
    const pool = createOwnerPool({ databaseUrl: url, max: CONEXOES });
    const outro = await openPgledger(owner, url);
    try {
      const lancar: MedidaRazao[] = [];
      for (const [nome, partidas, run] of TRABALHOS) {
        const nossos: number[] = [];
        const deles: number[] = [];
        for (let vez = 0; vez < RODADAS; vez += 1) {
          nossos.push(await timeOf(() => run(nosso(assinaturaId), pool), partidas));
          if (outro) deles.push(await timeOf(() => run(pgledger(outro.contas), outro.pool), partidas));
        }
        lancar.push({ nome, nosso: quantile(nossos, 0.5), outro: outro && quantile(deles, 0.5) });
      }
      return { lancar, saldo: await askSaldos(owner, await loadPartidas(owner, assinaturaId)) };
    } finally {
      await outro?.pool.end();
      await pool.end();
    }
  });

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { createOwnerPool } from '../../packages/gateway/src/plugins/postgres-pool.ts';
import { freePort, startService, stopService, waitForReady } from '../dev/processes.ts';
import { cpuOf, spentOf } from './cpu.ts';
import { type SessaoBench, signIn } from './site.ts';
import { median, quantile } from './statistics.ts';

const VEZES = Number(process.env['BENCH_VEZES'] ?? 40);
/** Which questions are asked, by their names: all, unless told. */
const SO = new RegExp(process.env['BENCH_PERGUNTAS'] ?? '', 'u');
const CONTA = 'admin@balcao.test';

/** One kind of question, at the gateway, and the same with its alternative: without the indexes of the list, or as it was asked before. */
export interface MedidaLista {
  readonly nome: string;
  readonly mediana: number;
  readonly p95: number;
  /** Processor the gateway and its database spent on one, ms: what a busy machine does not stretch. */
  readonly cpu: number;
  /** What the 95th percentile should stay below, ms. */
  readonly alvo: number;
  /** The same questions with the alternative, ms; null where that was not tried. */
  readonly semIndices: number | null;
}

export type Pergunta = readonly [nome: string, caminhoDe: (vez: number) => string, alvo: number, vezes?: number];

export const pick = <T>(from: readonly T[], vez: number): T => from[vez % from.length] as T;
export const paginas = (linhas: number): number => Math.max(1, Math.floor(linhas / 20));
/** Both ways, on the first page and on one anywhere in the list. */
export const ordered = (lista: string, campo: string, linhas: number) => (vez: number) =>
  `${lista}?ordenar=${vez % 2 === 0 ? '' : '-'}${campo}&pagina=${vez % 4 < 2 ? 1 : 1 + ((vez * 3_797) % paginas(linhas))}`;

/** A gateway of its own with a large subscription in it, and who administers that. */
export interface Assinatura {
  readonly endereco: string;
  readonly sessao: SessaoBench;
  readonly assinaturaId: string;
  /** One connection, of the superuser. */
  readonly owner: pg.Pool;
  /** Processor spent so far by the gateway and its database, ms. */
  readonly cpu: () => number;
  /** The same with what has ended, to 10 ms. */
  readonly spent: () => number;
}

/** The answer to a call, whatever it says. */
export const call = (
  { endereco, sessao }: Pick<Assinatura, 'endereco' | 'sessao'>,
  caminho: string,
  init: RequestInit = {},
): Promise<Response> =>
  fetch(`${endereco}${caminho}`, { ...init, headers: { authorization: `Bearer ${sessao.token}`, cookie: sessao.cookie, ...init.headers } });

async function ask(assinatura: Assinatura, caminho: string): Promise<{ ms: number; cpu: number }> {
  const before = assinatura.cpu();
  const from = performance.now();
  const answer = await call(assinatura, caminho);
  await answer.text();
  if (!answer.ok) throw new Error(`${caminho} respondeu ${answer.status}`);
  return { ms: performance.now() - from, cpu: assinatura.cpu() - before };
}

type Tempos = ReadonlyMap<string, readonly { readonly ms: number; readonly cpu: number }[]>;

async function measure(assinatura: Assinatura, perguntas: readonly Pergunta[]): Promise<Tempos> {
  const times = new Map<string, { ms: number; cpu: number }[]>(perguntas.map(([nome]) => [nome, []]));
  // the kinds take turns, so that what else the machine does weighs on all of them; the first rounds warm up
  for (let vez = -3; vez < VEZES; vez += 1) {
    for (const [nome, caminhoDe, , vezes = VEZES] of perguntas) {
      if (vez >= vezes) continue;
      const spent = await ask(assinatura, caminhoDe(Math.abs(vez)));
      if (vez >= 0) times.get(nome)?.push(spent);
    }
  }
  return times;
}

/** Waits for what the product works out by itself after a change of many, so that it is measured neither with nor against it. */
async function finishBackground(owner: pg.Pool, assinaturaId: string): Promise<void> {
  await owner.query(`select balcao.enfileirar('repasses_previstos', json_build_object('assinaturaId', $1::uuid))`, [assinaturaId]);
  const isLeft = 'select exists (select from balcao.repasse_previsto_mudanca where assinatura_id = $1) as sim';
  while ((await owner.query<{ sim: boolean }>(isLeft, [assinaturaId])).rows[0]?.sim) await wait(1_000);
  await owner.query('vacuum analyze balcao.repasse_previsto');
}

/** Raises a gateway upon a database that is kept from one run to the next, loads it unless it is, and lets `work` have it. */
export async function withAssinatura<T>(
  { dados, load }: Pick<Lista, 'dados' | 'load'>,
  work: (assinatura: Assinatura) => Promise<T>,
): Promise<T> {
  const porta = await freePort();
  const endereco = `http://localhost:${porta}`;
  const env = { PORT: String(porta), BALCAO_DATA: dados, LOG_LEVEL: 'error', DADOS_DEMO: 'sim' };
  const gateway = startService({ name: 'gateway', entry: 'packages/gateway/src/main.ts', env });
  try {
    await waitForReady(`${endereco}/health/ready`, () => gateway.exitCode === null);
    const owner = createOwnerPool({ databaseUrl: readFileSync(path.join(dados, 'database-url'), 'utf8').trim(), max: 1 });
    try {
      const { rows } = await owner.query<{ id: string }>('select assinatura_id as id from balcao.usuario where email = $1', [CONTA]);
      const assinaturaId = rows[0]?.id as string;
      await load(owner, assinaturaId);
      await finishBackground(owner, assinaturaId);
      return await work({
        endereco,
        assinaturaId,
        owner,
        sessao: await signIn(CONTA, endereco),
        cpu: () => cpuOf(gateway),
        spent: () => spentOf(gateway),
      });
    } finally {
      await owner.end();
    }
  } finally {
    await stopService(gateway, 30_000);
  }
}

interface Lista {
  /** Where its database is kept from one run to the next. */
  readonly dados: string;
  /** Writes down what is listed, unless it is there. */
  readonly load: (owner: pg.Pool, assinaturaId: string) => Promise<void>;
  readonly perguntas: readonly Pergunta[];
  /** What it is measured against: tables whose indexes are the list's own; or another way to ask, its times by the name of a question; or null. */
  readonly alternativa:
    | readonly string[]
    | ((owner: pg.Pool, assinaturaId: string) => Promise<ReadonlyMap<string, readonly number[]>>)
    | null;
}

/** A list of a large subscription, at the gateway: as it is, then with its alternative, in the same run. */
export async function measureLista(
  assinatura: Assinatura,
  { perguntas: todas, alternativa }: Pick<Lista, 'perguntas' | 'alternativa'>,
): Promise<readonly MedidaLista[]> {
  const { owner, assinaturaId } = assinatura;
  const perguntas = todas.filter(([nome]) => SO.test(nome));
  const indexed = await measure(assinatura, perguntas);
  const outra =
    typeof alternativa === 'function'
      ? await alternativa(owner, assinaturaId)
      : alternativa && msOf(await withoutIndexes(owner, alternativa, () => measure(assinatura, perguntas)));
  return perguntas.map(([nome, , alvo]) => {
    const tempos = indexed.get(nome) ?? [];
    const daOutra = outra?.get(nome);
    const semIndices = daOutra ? quantile(daOutra, 0.95) : null;
    const ms = tempos.map((um) => um.ms);
    return { nome, alvo, mediana: median(ms), p95: quantile(ms, 0.95), cpu: median(tempos.map(({ cpu }) => cpu)), semIndices };
  });
}

const msOf = (tempos: Tempos): ReadonlyMap<string, readonly number[]> =>
  new Map([...tempos].map(([nome, medidos]) => [nome, medidos.map(({ ms }) => ms)]));

/** The same, upon a database of its own. */
export const benchLista = ({ perguntas, alternativa, ...onde }: Lista): Promise<readonly MedidaLista[]> =>
  withAssinatura(onde, (assinatura) => measureLista(assinatura, { perguntas, alternativa }));

/** Takes the list's indexes away for the time of `work`; the database gets them back as they were. */
async function withoutIndexes<T>(owner: pg.Pool, tabelas: readonly string[], work: () => Promise<T>): Promise<T> {
  const { rows } = await owner.query<{ nome: string; como: string }>(
    `select indexname as nome, indexdef as como from pg_indexes
     where schemaname = 'balcao' and tablename = any($1) and indexdef not like '%UNIQUE%' and indexname not like '%_pkey'`,
    [tabelas],
  );
  for (const { nome } of rows) await owner.query(`drop index balcao.${nome}`);
  try {
    return await work();
  } finally {
    for (const { como } of rows) await owner.query(como);
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { createOwnerPool } from '../../packages/gateway/src/plugins/postgres-pool.ts';
import { freePort, startService, stopService, waitForReady } from '../dev/processes.ts';
import { type SessaoBench, signIn } from './site.ts';
import { median, quantile } from './statistics.ts';

const VEZES = Number(process.env['BENCH_VEZES'] ?? 40);
const CONTA = 'admin@balcao.test';

/** One kind of question, at the gateway, and the same with its alternative: without the indexes of the list, or as it was asked before. */
export interface MedidaLista {
  readonly nome: string;
  readonly mediana: number;
  readonly p95: number;
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

async function ask(endereco: string, sessao: SessaoBench, caminho: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${endereco}${caminho}`, { headers: { authorization: `Bearer ${sessao.token}`, cookie: sessao.cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${caminho} respondeu ${answer.status}`);
  return performance.now() - from;
}

async function measure(endereco: string, sessao: SessaoBench, perguntas: readonly Pergunta[]): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(perguntas.map(([nome]) => [nome, []]));
  // the kinds take turns, so that what else the machine does weighs on all of them; the first rounds warm up
  for (let vez = -3; vez < VEZES; vez += 1) {
    for (const [nome, caminhoDe, , vezes = VEZES] of perguntas) {
      if (vez >= vezes) continue;
      const ms = await ask(endereco, sessao, caminhoDe(Math.abs(vez)));
      if (vez >= 0) times.get(nome)?.push(ms);
    }
  }
  return times;
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
export async function benchLista({ dados, load, perguntas, alternativa }: Lista): Promise<readonly MedidaLista[]> {
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
      const sessao = await signIn(CONTA, endereco);
      const indexed = await measure(endereco, sessao, perguntas);
      const outra =
        typeof alternativa === 'function'
          ? await alternativa(owner, assinaturaId)
          : alternativa && (await withoutIndexes(owner, alternativa, () => measure(endereco, sessao, perguntas)));
      return perguntas.map(([nome, , alvo]) => {
        const tempos = indexed.get(nome) ?? [];
        const daOutra = outra?.get(nome);
        const semIndices = daOutra ? quantile(daOutra, 0.95) : null;
        return { nome, alvo, mediana: median(tempos), p95: quantile(tempos, 0.95), semIndices };
      });
    } finally {
      await owner.end();
    }
  } finally {
    await stopService(gateway, 30_000);
  }
}

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

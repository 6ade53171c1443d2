import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createOwnerPool } from '../../packages/gateway/src/plugins/postgres-pool.ts';
import { freePort, startService, stopService, waitForReady } from '../dev/processes.ts';
import { type SessaoBench, signIn } from './site.ts';
import { median, quantile } from './statistics.ts';

/** How many quotes in one subscription; fewer for a look at whether it still runs. */
const ORCAMENTOS = Number(process.env['BENCH_ORCAMENTOS'] ?? 100_000);
const VEZES = Number(process.env['BENCH_VEZES'] ?? 40);
/** A database of its own, kept: a hundred thousand quotes take a while to write down. */
const DADOS = path.join(tmpdir(), `balcao-bench-orcamentos-${ORCAMENTOS}`);
const CONTA = 'admin@balcao.test';

/** One kind of question, at the gateway, and the same with its alternative: without the indexes of the list. */
export interface MedidaLista {
  readonly nome: string;
  readonly mediana: number;
  readonly p95: number;
  /** What the 95th percentile should stay below, ms. */
  readonly alvo: number;
  /** The same questions once the list's own indexes are gone, ms. */
  readonly semIndices: number;
}

type Pergunta = readonly [nome: string, caminhoDe: (vez: number) => string, alvo: number, vezes?: number];

const NOMES = ['ana', 'bruno', 'souza', 'lima', 'onix', 'abc1', 'pereira', 'gol'] as const;
const ORDENS = ['numero', '-criadoEm', 'segurado', '-segurado', 'melhorPremio', '-melhorPremio', 'status', '-vigIni'] as const;
const LINHAS = ['AUTO', 'RESIDENCIAL', 'PET'] as const;
const STATUS = ['CALCULADO', 'ENVIADO', 'RASCUNHO,CALCULADO', 'FECHADO'] as const;
const pick = <T>(from: readonly T[], vez: number): T => from[vez % from.length] as T;

const LISTA = '/c/api/v1/orcamentos';
const PERDAS = '/c/api/v1/orcamentos/recusados';
const ALVO = 80;
const PERGUNTAS: readonly Pergunta[] = [
  ['primeira página', () => LISTA, ALVO],
  ['página', (vez) => `${LISTA}?pagina=${1 + ((vez * 37) % Math.max(1, Math.floor(ORCAMENTOS / 20)))}`, ALVO],
  ['ordem', (vez) => `${LISTA}?ordenar=${pick(ORDENS, vez)}`, ALVO],
  ['filtro', (vez) => `${LISTA}?status=${pick(STATUS, vez)}&linha=${pick(LINHAS, vez)}`, ALVO],
  ['busca', (vez) => `${LISTA}?q=${pick(NOMES, vez)}`, ALVO],
  ['perdas', (vez) => `${PERDAS}?pagina=${1 + (vez % 50)}`, ALVO],
  ['busca nas perdas', (vez) => `${PERDAS}?q=${pick(NOMES, vez)}`, ALVO],
  ['a lista inteira em CSV', () => `${LISTA}/exportar`, 1_500, 5],
];

/** Copies the demo's own quotes until there are as many as wanted, names and days drawn again; once per database. */
async function load(owner: pg.Pool, assinaturaId: string): Promise<void> {
  const { rows } = await owner.query<{ n: number }>('select count(*)::int as n from balcao.orcamento where assinatura_id = $1', [
    assinaturaId,
  ]);
  const missing = ORCAMENTOS - (rows[0]?.n ?? 0);
  if (missing <= 0) return;
  await owner.query(
    `insert into balcao.orcamento (assinatura_id, numero, linha, formulario, tipo, origem, status, usuario_id, segurado_nome, segurado_documento,
       bem, vig_ini, rascunho, melhor_premio_centavos, fechado_em, motivo_recusa, criado_em, alterado_em)
     select $1, 1000000 + g, l.linha, l.linha, 'NOVO', 'INTERNO', o.status, o.usuario_id,
       p.nome || ' ' || (g % 997), lpad(g::text, 11, '0'), o.bem, current_date - (g % 400), o.rascunho,
       case when o.status = 'RASCUNHO' then null else 80000 + (g * 7919) % 900000 end, o.fechado_em, o.motivo_recusa,
       now() - make_interval(mins => g * 5), now() - make_interval(mins => g * 5 - g % 5)
     from generate_series(1, $2) g
     cross join lateral (select (array['AUTO', 'RESIDENCIAL', 'PET', 'VIDA'])[1 + g % 4] as linha) l
     cross join lateral (select * from balcao.orcamento o where o.assinatura_id = $1 and o.numero = 1 + g % 800) o
     cross join lateral (select nome from balcao.segurado s where s.assinatura_id = $1 order by md5(s.id::text || (g % 50)) limit 1) p`,
    [assinaturaId, missing],
  );
  await owner.query('vacuum analyze balcao.orcamento');
}

async function ask(endereco: string, sessao: SessaoBench, caminho: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${endereco}${caminho}`, { headers: { authorization: `Bearer ${sessao.token}`, cookie: sessao.cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${caminho} respondeu ${answer.status}`);
  return performance.now() - from;
}

async function measure(endereco: string, sessao: SessaoBench): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(PERGUNTAS.map(([nome]) => [nome, []]));
  // the kinds take turns, so that what else the machine does weighs on all of them; the first rounds warm up
  for (let vez = -3; vez < VEZES; vez += 1) {
    for (const [nome, caminhoDe, , vezes = VEZES] of PERGUNTAS) {
      if (vez >= vezes) continue;
      const ms = await ask(endereco, sessao, caminhoDe(Math.abs(vez)));
      if (vez >= 0) times.get(nome)?.push(ms);
    }
  }
  return times;
}

/** The list of quotes of a large subscription: as it is, then without its own indexes, in the same run. */
export async function benchOrcamentos(): Promise<{ readonly orcamentos: number; readonly linhas: readonly MedidaLista[] }> {
  const porta = await freePort();
  const endereco = `http://localhost:${porta}`;
  const env = { PORT: String(porta), BALCAO_DATA: DADOS, LOG_LEVEL: 'error', DADOS_DEMO: 'sim' };
  const gateway = startService({ name: 'gateway', entry: 'packages/gateway/src/main.ts', env });
  try {
    await waitForReady(`${endereco}/health/ready`, () => gateway.exitCode === null);
    const owner = createOwnerPool({ databaseUrl: readFileSync(path.join(DADOS, 'database-url'), 'utf8').trim(), max: 1 });
    try {
      const { rows } = await owner.query<{ id: string }>('select assinatura_id as id from balcao.usuario where email = $1', [CONTA]);
      await load(owner, rows[0]?.id as string);
      const sessao = await signIn(CONTA, endereco);
      const indexed = await measure(endereco, sessao);
      const bare = await withoutIndexes(owner, () => measure(endereco, sessao));
      return {
        orcamentos: ORCAMENTOS,
        linhas: PERGUNTAS.map(([nome, , alvo]) => {
          const tempos = indexed.get(nome) ?? [];
          return { nome, alvo, mediana: median(tempos), p95: quantile(tempos, 0.95), semIndices: quantile(bare.get(nome) ?? [], 0.95) };
        }),
      };
    } finally {
      await owner.end();
    }
  } finally {
    await stopService(gateway, 30_000);
  }
}

/** Takes the list's indexes away for the time of `work`; the database gets them back as they were. */
async function withoutIndexes<T>(owner: pg.Pool, work: () => Promise<T>): Promise<T> {
  const { rows } = await owner.query<{ nome: string; como: string }>(
    `select indexname as nome, indexdef as como from pg_indexes
     where schemaname = 'balcao' and tablename = 'orcamento' and indexdef not like '%UNIQUE%' and indexname not like '%_pkey'`,
  );
  for (const { nome } of rows) await owner.query(`drop index balcao.${nome}`);
  try {
    return await work();
  } finally {
    for (const { como } of rows) await owner.query(como);
  }
}

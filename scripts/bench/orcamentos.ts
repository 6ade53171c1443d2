import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { createOwnerPool } from '../../packages/gateway/src/plugins/postgres-pool.ts';
import { loadOrcamentos } from './orcamentos-data.ts';
import { freePort, startService, stopService, waitForReady } from '../dev/processes.ts';
import { type SessaoBench, signIn } from './site.ts';
import { median, quantile } from './statistics.ts';

/** How many quotes in one subscription; fewer for a look at whether it still runs. */
const ORCAMENTOS = Number(process.env['BENCH_ORCAMENTOS'] ?? 100_000);
const VEZES = Number(process.env['BENCH_VEZES'] ?? 40);
/** A database of its own, kept: a hundred thousand quotes take minutes to write down, and a million many of them. */
const DADOS = path.join(tmpdir(), `balcao-bench-listas-${ORCAMENTOS}`);
/** Beyond this many, taking the indexes away and making them again is longer than all that is measured. */
const MAXIMO_SEM_INDICES = 100_000;
const CONTA = 'admin@balcao.test';

/** One kind of question, at the gateway, and the same with its alternative: without the indexes of the list. */
export interface MedidaLista {
  readonly nome: string;
  readonly mediana: number;
  readonly p95: number;
  /** What the 95th percentile should stay below, ms. */
  readonly alvo: number;
  /** The same questions once the list's own indexes are gone, ms; null where that was not tried. */
  readonly semIndices: number | null;
}

type Pergunta = readonly [nome: string, caminhoDe: (vez: number) => string, alvo: number, vezes?: number];

/** From a name shared by one in five to a rare one; parts of plates, models and documents. */
const BUSCAS = ['silva', 'ana', 'maria silva', 'zelia', 'iris siqueira', 'onix', 'gol', '12345', 'pereira', 'bruno'] as const;
const LINHAS = ['AUTO', 'RESIDENCIAL', 'PET'] as const;
const STATUS = ['CALCULADO', 'ENVIADO', 'RASCUNHO,CALCULADO', 'FECHADO'] as const;
const pick = <T>(from: readonly T[], vez: number): T => from[vez % from.length] as T;

const LISTA = '/c/api/v1/orcamentos';
const PERDAS = '/c/api/v1/orcamentos/recusados';
const COTACOES = '/c/api/v1/cotacoes';
const ALVO = 80;
const ORDENS = ['numero', 'criadoEm', 'alteradoEm', 'segurado', 'melhorPremio', 'status', 'vigIni', 'urgencia'] as const;
const ORDENS_COTACAO = ['criadoEm', 'numero', 'segurado', 'menorPremio'] as const;

const paginas = (linhas: number) => Math.max(1, Math.floor(linhas / 20));
/** Both ways, on the first page and on one anywhere in the list. */
const ordered = (lista: string, campo: string, linhas: number) => (vez: number) =>
  `${lista}?ordenar=${vez % 2 === 0 ? '' : '-'}${campo}&pagina=${vez % 4 < 2 ? 1 : 1 + ((vez * 3_797) % paginas(linhas))}`;

const PERGUNTAS: readonly Pergunta[] = [
  ['primeira página', () => LISTA, ALVO],
  ['página', (vez) => `${LISTA}?pagina=${1 + ((vez * 3_797) % paginas(ORCAMENTOS))}`, ALVO],
  ...ORDENS.map((campo): Pergunta => [`ordem por ${campo}`, ordered(LISTA, campo, ORCAMENTOS), ALVO]),
  ['filtro', (vez) => `${LISTA}?status=${pick(STATUS, vez)}&linha=${pick(LINHAS, vez)}`, ALVO],
  ['período', (vez) => `${LISTA}?de=2026-0${1 + (vez % 6)}-10&ate=2026-0${4 + (vez % 6)}-20`, ALVO],
  ['só urgentes', () => `${LISTA}?urgente=sim`, ALVO],
  ['busca', (vez) => `${LISTA}?q=${encodeURIComponent(pick(BUSCAS, vez))}`, ALVO],
  ['quadro', (vez) => `${LISTA}/quadro${vez % 2 === 0 ? '' : `?linha=${pick(LINHAS, vez)}`}`, ALVO],
  ['perdas', (vez) => `${PERDAS}?pagina=${1 + (vez % 50)}`, ALVO],
  ['busca nas perdas', (vez) => `${PERDAS}?q=${encodeURIComponent(pick(BUSCAS, vez))}`, ALVO],
  ['cotações', (vez) => `${COTACOES}?pagina=${1 + ((vez * 997) % paginas(ORCAMENTOS / 3))}`, ALVO],
  ...ORDENS_COTACAO.map((campo): Pergunta => [`cotações por ${campo}`, ordered(COTACOES, campo, ORCAMENTOS / 3), ALVO]),
  ['filtro das cotações', (vez) => `${COTACOES}?linha=${pick(LINHAS, vez)}&status=CONCLUIDA`, ALVO],
  ['busca nas cotações', (vez) => `${COTACOES}?q=${encodeURIComponent(pick(BUSCAS, vez))}`, ALVO],
  ['busca rápida', (vez) => `/c/api/v1/search/match?limit=15&query=${encodeURIComponent(pick(BUSCAS, vez))}`, ALVO],
  ['a lista inteira em CSV', () => `${LISTA}/exportar`, 1_500, 5],
];

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
      await loadOrcamentos(owner, rows[0]?.id as string, ORCAMENTOS);
      const sessao = await signIn(CONTA, endereco);
      const indexed = await measure(endereco, sessao);
      const bare = ORCAMENTOS <= MAXIMO_SEM_INDICES ? await withoutIndexes(owner, () => measure(endereco, sessao)) : null;
      return {
        orcamentos: ORCAMENTOS,
        linhas: PERGUNTAS.map(([nome, , alvo]) => {
          const tempos = indexed.get(nome) ?? [];
          return {
            nome,
            alvo,
            mediana: median(tempos),
            p95: quantile(tempos, 0.95),
            semIndices: bare && quantile(bare.get(nome) ?? [], 0.95),
          };
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
     where schemaname = 'balcao' and tablename in ('orcamento', 'cotacao_lista') and indexdef not like '%UNIQUE%' and indexname not like '%_pkey'`,
  );
  for (const { nome } of rows) await owner.query(`drop index balcao.${nome}`);
  try {
    return await work();
  } finally {
    for (const { como } of rows) await owner.query(como);
  }
}

import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createOwnerPool } from '../../packages/gateway/src/plugins/postgres-pool.ts';
import { freePort, startService, stopService, waitForReady } from '../dev/processes.ts';
import { loadProdutores } from './registros-data.ts';
import { type SessaoBench, signIn } from './site.ts';
import { median, quantile } from './statistics.ts';

/** How many producers in one subscription; fewer for a look at whether it still runs. */
const REGISTROS = Number(process.env['BENCH_REGISTROS'] ?? 1_000_000);
const VEZES = Number(process.env['BENCH_VEZES'] ?? 40);
/** A database of its own, kept. */
const DADOS = process.env['BENCH_REGISTROS_DADOS'] ?? path.join(tmpdir(), `balcao-bench-registros-${REGISTROS}`);
const CONTA = 'admin@balcao.test';
const LISTA = '/c/api/v1/produtores';
const ALVO = 80;

export interface MedidaRegistro {
  readonly nome: string;
  readonly mediana: number;
  readonly p95: number;
  /** What the 95th percentile should stay below, ms. */
  readonly alvo: number;
  /** The same rows read by `like` under row-level security, as every record was before it had an index of words; null where there is no word. */
  readonly semIndice: number | null;
}

/** From a name shared by one in four to one producer; parts of documents, e-mails and telephones; names that begin with the word, and none. */
const BUSCAS = ['silva', 'maria', 'ana', 'zelia', 'maria silva', 'iris siqueira', 'pereira', 'p12345', '9001234', 'qwxzyk'] as const;
const ESPARSOS = ['situacao=INATIVO', 'tipo=CORRETOR', 'pessoa=PJ', 'pessoa=PJ&tipo=CORRETOR', 'situacao=INATIVO&tipo=INDICADOR'] as const;
const pick = <T>(from: readonly T[], vez: number): T => from[vez % from.length] as T;
const searched = (vez: number) => `q=${encodeURIComponent(pick(BUSCAS, vez))}`;

const PERGUNTAS: readonly (readonly [nome: string, query: (vez: number) => string])[] = [
  ['primeira página', () => ''],
  ['página', (vez) => `pagina=${1 + ((vez * 37) % 400)}`],
  ['ordem por alteração', (vez) => `ordenar=${vez % 2 === 0 ? '' : '-'}alteradoEm`],
  ['filtro largo', (vez) => `tipo=${vez % 2 === 0 ? 'INTERNO' : 'EXTERNO'}`],
  ['filtro esparso', (vez) => pick(ESPARSOS, vez)],
  ['busca', searched],
  ['busca por alteração', (vez) => `${searched(vez)}&ordenar=-alteradoEm`],
  ['busca e filtro', (vez) => `${searched(vez)}&${pick(ESPARSOS, vez + 1)}`],
];

async function ask(endereco: string, { token, cookie }: SessaoBench, query: string): Promise<number> {
  const from = performance.now();
  const answer = await fetch(`${endereco}${LISTA}?${query}`, { headers: { authorization: `Bearer ${token}`, cookie } });
  await answer.text();
  if (!answer.ok) throw new Error(`${query} respondeu ${answer.status}`);
  return performance.now() - from;
}

/** The list of a record of a large subscription, at the gateway; and what its searches cost without the index of words, in the same run. */
export async function benchRegistros(): Promise<{ readonly registros: number; readonly linhas: readonly MedidaRegistro[] }> {
  const endereco = `http://localhost:${await freePort()}`;
  const env = { PORT: new URL(endereco).port, BALCAO_DATA: DADOS, LOG_LEVEL: 'error', DADOS_DEMO: 'sim' };
  const gateway = startService({ name: 'gateway', entry: 'packages/gateway/src/main.ts', env });
  try {
    await waitForReady(`${endereco}/health/ready`, () => gateway.exitCode === null);
    const owner = createOwnerPool({ databaseUrl: readFileSync(path.join(DADOS, 'database-url'), 'utf8').trim(), max: 1 });
    try {
      const { rows } = await owner.query<{ id: string }>('select assinatura_id as id from balcao.usuario where email = $1', [CONTA]);
      const assinaturaId = rows[0]?.id as string;
      await loadProdutores(owner, assinaturaId, REGISTROS);
      const sessao = await signIn(CONTA, endereco);
      const tempos = new Map(PERGUNTAS.map(([nome]) => [nome, { como: [] as number[], sem: [] as number[] }]));
      // the kinds take turns, so that what else the machine does weighs on all of them; the first rounds warm up
      for (let vez = -3; vez < VEZES; vez += 1)
        for (const [nome, queryOf] of PERGUNTAS) {
          const query = queryOf(Math.abs(vez));
          const como = await ask(endereco, sessao, query);
          const sem = vez >= 0 && vez < BUSCAS.length && query.includes('q=') ? await readPlainly(owner, assinaturaId, query) : null;
          if (vez >= 0) tempos.get(nome)?.como.push(como);
          if (sem !== null) tempos.get(nome)?.sem.push(sem);
        }
      return {
        registros: REGISTROS,
        linhas: [...tempos].map(([nome, { como, sem }]) => ({
          nome,
          alvo: ALVO,
          mediana: median(como),
          p95: quantile(como, 0.95),
          semIndice: sem.length > 0 ? quantile(sem, 0.95) : null,
        })),
      };
    } finally {
      await owner.end();
    }
  } finally {
    await stopService(gateway, 30_000);
  }
}

/** The count and the page of a search as the kit of records asked them before: behind row-level security no index serves a word. */
async function readPlainly(owner: ReturnType<typeof createOwnerPool>, assinaturaId: string, query: string): Promise<number> {
  const asked = new URLSearchParams(query);
  const palavras = (asked.get('q') ?? '').split(' ').map((palavra) => `%${palavra}%`);
  const where = ['excluido_em is null', ...palavras.map((_, n) => `busca like $${n + 1}`)];
  const [tipo, pessoa, situacao] = [asked.get('tipo'), asked.get('pessoa'), asked.get('situacao')];
  if (tipo) where.push(`tipo = '${tipo}'`);
  if (pessoa) where.push(`pessoa = '${pessoa}'`);
  if (situacao) where.push(`ativo = ${situacao === 'ATIVO'}`);
  const ordem = asked.has('ordenar') ? 'alterado_em desc, id desc' : 'nome collate balcao.pt_br, id';
  await owner.query('begin');
  try {
    await owner.query('set local role balcao_app');
    await owner.query("select set_config('balcao.assinatura_id', $1, true)", [assinaturaId]);
    const from = performance.now();
    const sql = `from balcao.produtor where ${where.join(' and ')}`;
    const { rows } = await owner.query<{ n: number }>(`select count(*)::int as n from (select ${sql} limit 10001) c`, palavras);
    if ((rows[0]?.n ?? 0) > 0)
      await owner.query(
        (rows[0]?.n ?? 0) > 10_000
          ? `select id ${sql} order by ${ordem} limit 20`
          : `select id from balcao.produtor where id = any(array(select id ${sql})) order by ${ordem} limit 20`,
        palavras,
      );
    return performance.now() - from;
  } finally {
    await owner.query('rollback');
  }
}

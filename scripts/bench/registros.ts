import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { benchLista, type MedidaLista, type Pergunta, pick } from './lista.ts';
import { loadProdutores } from './registros-data.ts';

/** How many producers in one subscription; fewer for a look at whether it still runs. */
const REGISTROS = Number(process.env['BENCH_REGISTROS'] ?? 1_000_000);
/** A database of its own, kept. */
const DADOS = process.env['BENCH_REGISTROS_DADOS'] ?? path.join(tmpdir(), `balcao-bench-registros-${REGISTROS}`);
const LISTA = '/c/api/v1/produtores';
const ALVO = 80;

/** From a name shared by one in four to one producer; parts of documents, e-mails and telephones; names that begin with the word, and none. */
const BUSCAS = ['silva', 'maria', 'ana', 'zelia', 'maria silva', 'iris siqueira', 'pereira', 'p12345', '9001234', 'qwxzyk'] as const;
const ESPARSOS = ['situacao=INATIVO', 'tipo=CORRETOR', 'pessoa=PJ', 'pessoa=PJ&tipo=CORRETOR', 'situacao=INATIVO&tipo=INDICADOR'] as const;
const searched = (vez: number) => `q=${encodeURIComponent(pick(BUSCAS, vez))}`;

const CONSULTAS: readonly (readonly [nome: string, queryOf: (vez: number) => string])[] = [
  ['primeira página', () => ''],
  ['página', (vez) => `pagina=${1 + ((vez * 37) % 400)}`],
  ['ordem por alteração', (vez) => `ordenar=${vez % 2 === 0 ? '' : '-'}alteradoEm`],
  ['filtro largo', (vez) => `tipo=${vez % 2 === 0 ? 'INTERNO' : 'EXTERNO'}`],
  ['filtro esparso', (vez) => pick(ESPARSOS, vez)],
  ['busca', searched],
  ['busca por alteração', (vez) => `${searched(vez)}&ordenar=-alteradoEm`],
  ['busca e filtro', (vez) => `${searched(vez)}&${pick(ESPARSOS, vez + 1)}`],
];
const PERGUNTAS = CONSULTAS.map(([nome, queryOf]): Pergunta => [nome, (vez) => `${LISTA}?${queryOf(vez)}`, ALVO]);

/** The list of a record of a large subscription; and what its searches cost without the index of words, in the same run. */
export async function benchRegistros(): Promise<{ readonly registros: number; readonly linhas: readonly MedidaLista[] }> {
  const load = (owner: pg.Pool, assinaturaId: string) => loadProdutores(owner, assinaturaId, REGISTROS);
  return { registros: REGISTROS, linhas: await benchLista({ dados: DADOS, load, perguntas: PERGUNTAS, alternativa: askPlainly }) };
}

/** Each search once for each of its words, in turns. */
async function askPlainly(owner: pg.Pool, assinaturaId: string): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>();
  for (let vez = 0; vez < BUSCAS.length; vez += 1)
    for (const [nome, queryOf] of CONSULTAS) {
      const query = queryOf(vez);
      if (query.includes('q=')) times.set(nome, [...(times.get(nome) ?? []), await readPlainly(owner, assinaturaId, query)]);
    }
  return times;
}

/** The count and the page of a search as the kit of records asked them before: behind row-level security no index serves a word. */
async function readPlainly(owner: pg.Pool, assinaturaId: string, query: string): Promise<number> {
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

import type { CotacaoResumo, Linha, StatusCotacao } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import { rowsInOrder } from '../../plugins/rows-in-order.ts';
import { createParams } from '../../plugins/sql-params.ts';
import { CONTAGEM } from '../cotacao/index.ts';
import { casoTem, countLista, isIndexada, type OrdemDaLista, padraoDa, readNearer, searchLimited, termsOf } from '../lista/index.ts';
import type { Escopo } from '../escopo/index.ts';

/** A checked question to the list of runs. */
export interface FiltroCotacoes {
  readonly escopo: Escopo;
  readonly palavras: readonly string[];
  readonly status: readonly StatusCotacao[] | null;
  readonly linhas: readonly Linha[] | null;
  readonly de: string | null;
  readonly ate: string | null;
  /** What the saved filter it is asked by adds. */
  readonly condicao: CondicaoSql | null;
}

/** Columns the list may be sorted by: each has an index of its own. */
export const ORDENS_COTACAO = {
  criadoEm: 'l.criado_em',
  numero: 'l.numero',
  segurado: 'l.segurado_nome collate balcao.pt_br',
  menorPremio: 'l.premio_centavos',
} as const;
export type OrdemCotacoes = OrdemDaLista<keyof typeof ORDENS_COTACAO>;
const NUNCA_NULAS: ReadonlySet<string> = new Set(['criadoEm', 'numero']);

interface Pagina {
  readonly ordem: OrdemCotacoes;
  readonly limite: number;
  readonly pulo: number;
}

const RESUMO = `c.id, c.orcamento_id, l.numero, c.rodada as versao, l.criado_em, o.origem,
  l.segurado_nome as segurado, o.bem, l.linha, o.formulario, l.status, cardinality(c.seguradoras) as seguradoras_total,
  n.ok as seguradoras_ok, n.responderam, n.canceladas,
  l.premio_centavos::float8 as menor_premio_centavos, s.nome as menor_seguradora, coalesce(u.nome, '') as usuario`;
const NOMES = `join balcao.cotacao c on c.id = l.cotacao_id join balcao.orcamento o on o.id = l.orcamento_id join lateral ${CONTAGEM} n on true
    left join balcao.seguradora s on s.slug = l.seguradora left join balcao.usuario u on u.id = coalesce(c.criado_por, o.usuario_id)`;

/** The runs a question is about, `l`: where they are read from, and what is asked of them. */
function where({ escopo, palavras, status, linhas, de, ate, condicao }: FiltroCotacoes): { from: string; sql: string; params: unknown[] } {
  const { params, bind } = createParams();
  const hasIndice = isIndexada(palavras);
  const from = hasIndice ? `balcao.cotacoes_com(${bind(palavras.map(padraoDa))}::text[]) l` : 'balcao.cotacao_lista l';
  const parts = ['true'];
  if (escopo.usuarioId) parts.push(`l.usuario_id = ${bind(escopo.usuarioId)}`);
  if (status) parts.push(`l.status = any(${bind(status)}::text[])`);
  if (linhas) parts.push(`l.linha = any(${bind(linhas)}::text[])`);
  if (de) parts.push(`l.criado_em >= ${bind(de)}::date::timestamp at time zone 'America/Sao_Paulo'`);
  if (ate) parts.push(`l.criado_em < (${bind(ate)}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`);
  if (condicao) parts.push(condicao(bind));
  for (const palavra of hasIndice ? [] : palavras)
    parts.push(`exists (select from balcao.orcamento o where o.id = l.orcamento_id and ${casoTem(`${bind(padraoDa(palavra))}::text`)})`);
  return { from, sql: parts.join(' and '), params };
}

const orderBy = (ordem: OrdemCotacoes, isDoFim = false): string => {
  const { sql, direction } = termsOf(ordem, { ordens: ORDENS_COTACAO, nuncaNulas: NUNCA_NULAS }, isDoFim);
  return `order by ${sql}, l.cotacao_id ${direction}`;
};

async function count(tx: Tx, filtro: FiltroCotacoes): Promise<number> {
  const { escopo, status, linhas, de, ate } = filtro;
  if (filtro.condicao === null && filtro.palavras.length === 0)
    return countLista(tx, 'COTACOES', { usuarioId: escopo.usuarioId, status, linhas, de, ate });
  const { from, sql, params } = where(filtro);
  return (await tx.row<{ total: number }>(`select count(*)::int as total from ${from} where ${sql}`, params))?.total ?? 0;
}

/** The named runs, in the order named. What a page shows beyond what orders it is read for its own rows alone. */
async function listByIds(tx: Tx, ids: readonly string[]): Promise<CotacaoResumo[]> {
  const rows = await tx.rows<Omit<CotacaoResumo, 'criadoEm'> & { criadoEm: Date }>(
    `select ${RESUMO} from balcao.cotacao_lista l ${NOMES} where l.cotacao_id = any($1::uuid[])`,
    [ids],
  );
  return rowsInOrder(ids, rows, ({ id }) => id).map((row) => ({ ...row, criadoEm: row.criadoEm.toISOString() }));
}

/** All of a list, in an order, or one page of it. */
type Trecho = Pick<Pagina, 'ordem'> & Partial<Pagina>;

/** Ids in order, of a page or of all; the id breaks ties. */
async function listIds(tx: Tx, filtro: FiltroCotacoes, { ordem, limite, pulo }: Trecho, isDoFim = false): Promise<string[]> {
  const { from, sql, params } = where(filtro);
  const limit = limite === undefined ? '' : `limit ${Math.trunc(limite)} offset ${Math.trunc(pulo ?? 0)}`;
  const rows = await tx.rows<{ id: string }>(
    `select l.cotacao_id as id from ${from} where ${sql} ${orderBy(ordem, isDoFim)} ${limit}`,
    params,
  );
  const ids = rows.map(({ id }) => id);
  return isDoFim ? ids.toReversed() : ids;
}

interface PaginaContada {
  readonly itens: CotacaoResumo[];
  readonly total: number;
  readonly isTotalMinimo?: true;
}

async function search(tx: Tx, { palavras, escopo, status, linhas, de, ate }: FiltroCotacoes, pagina: Pagina): Promise<PaginaContada> {
  const filtro = { usuario: escopo.usuarioId, status, linhas, de, ate };
  const { ids, total, isTotalMinimo } = await searchLimited(tx, 'cotacoes', { palavras, filtro, ...pagina, ordem: pagina.ordem[0] });
  return { itens: await listByIds(tx, ids), total, ...(isTotalMinimo && { isTotalMinimo }) };
}

export const cotacoesRepository = {
  /** One page and how many there are in all: at least so many, of a search that finds more than it counts. */
  async listAndCount(tx: Tx, filtro: FiltroCotacoes, pagina: Pagina): Promise<PaginaContada> {
    // the database's own search knows of no condition, and of one column
    if (filtro.palavras.length > 0 && filtro.condicao === null && pagina.ordem.length === 1) return search(tx, filtro, pagina);
    return readNearer(pagina, await count(tx, filtro), async (place, isDoFim) => listByIds(tx, await listIds(tx, filtro, place, isDoFim)));
  },

  /** Every matching id, in order: what a long export walks through while the list goes on changing. */
  listIds: (tx: Tx, filtro: FiltroCotacoes, ordem: OrdemCotacoes): Promise<string[]> => listIds(tx, filtro, { ordem }),

  listByIds,
};

export type CotacoesRepository = typeof cotacoesRepository;

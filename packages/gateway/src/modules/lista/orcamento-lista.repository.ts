import type { Linha, OrcamentoResumo, StatusOrcamento } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import { rowsInOrder } from '../../plugins/rows-in-order.ts';
import { createParams } from '../../plugins/sql-params.ts';
import { type Achados, searchLimited, TETO_BUSCA } from './busca-limitada.repository.ts';
import { casoTem, isIndexada, padraoDa } from './busca-na-lista.ts';
import { countLista, type FiltroContagem, readNearer } from './contagem-das-listas.repository.ts';
import { type OrdemDaLista, termsOf } from './ordem-da-lista.ts';
import type { Escopo } from '../escopo/index.ts';

/** A checked question to the list. */
export interface FiltroOrcamentos {
  readonly escopo: Escopo;
  /** Words that must all appear, in any order, as `palavrasDaBusca` reads them. */
  readonly palavras: readonly string[];
  readonly status: readonly StatusOrcamento[] | null;
  readonly linhas: readonly Linha[] | null;
  readonly de: string | null;
  readonly ate: string | null;
  /** A selection by hand. */
  readonly ids: readonly string[] | null;
  /** Only what presses. */
  readonly soUrgentes: boolean;
  /** What presses, the most pressing first; null while nothing narrows or orders by it. */
  readonly urgentes: readonly string[] | null;
  /** What the saved filter it is asked by adds. */
  readonly condicao: CondicaoSql | null;
}

/** Columns a list may be sorted by. */
export const ORDENS = {
  numero: 'o.numero',
  criadoEm: 'o.criado_em',
  alteradoEm: 'o.alterado_em',
  segurado: 'o.segurado_nome collate balcao.pt_br',
  // named as in addresses that people keep; it orders by the offer that counts
  melhorPremio: 'o.premio_centavos',
  status: 'o.status',
  vigIni: 'o.vig_ini',
  urgencia: 'array_position($1::uuid[], o.id)',
} as const;

const NUNCA_NULAS: ReadonlySet<string> = new Set(['numero', 'criadoEm', 'alteradoEm', 'status']);

export type OrdemOrcamentos = OrdemDaLista<keyof typeof ORDENS>;

/** A line as it is stored; why it presses is judged apart. */
export type LinhaOrcamento = Omit<OrcamentoResumo, 'urgencia'>;
type Row = Omit<LinhaOrcamento, 'criadoEm' | 'alteradoEm'> & { criadoEm: Date; alteradoEm: Date };

const RESUMO = `o.id, o.numero, o.criado_em, o.alterado_em, o.linha, o.formulario, o.tipo, o.status,
  o.segurado_nome as segurado, o.bem, o.vig_ini::text, o.premio_centavos::float8,
  s.nome as seguradora, o.premio_de,
  coalesce(u.nome, '') as usuario, p.nome as produtor, o.cotacao_id`;
// names are joined to the few rows of the page, never to all that it skips
const JOINS = `left join balcao.usuario u on u.id = o.usuario_id left join balcao.seguradora s on s.slug = o.premio_seguradora
  left join balcao.produtor p on p.id::text = o.produtor_id`;

/** The cases a question is about, `o`: where they are read from, and what is asked of them. */
export function whereOrcamentos({ escopo, palavras, status, linhas, de, ate, ids, soUrgentes, urgentes, condicao }: FiltroOrcamentos): {
  from: string;
  sql: string;
  params: unknown[];
} {
  // the first, because the order names it
  const { params, bind } = createParams(...(urgentes === null ? [] : [urgentes]));
  const hasIndice = isIndexada(palavras);
  // a search by words leaves those out already, by an index that row-level security would not let this condition use
  const from = hasIndice ? `balcao.orcamentos_com(${bind(palavras.map(padraoDa))}::text[]) o` : 'balcao.orcamento o';
  const parts = hasIndice ? ['true'] : ['o.excluido_em is null', 'not o.em_branco'];
  if (escopo.usuarioId) parts.push(`o.usuario_id = ${bind(escopo.usuarioId)}`);
  if (status) parts.push(`o.status = any(${bind(status)}::text[])`);
  if (linhas) parts.push(`o.linha = any(${bind(linhas)}::text[])`);
  if (de) parts.push(`o.criado_em >= ${bind(de)}::date::timestamp at time zone 'America/Sao_Paulo'`);
  if (ate) parts.push(`o.criado_em < (${bind(ate)}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`);
  if (urgentes !== null) parts.push(soUrgentes ? 'o.id = any($1::uuid[])' : '$1::uuid[] is not null');
  if (ids) parts.push(`o.id = any(${bind(ids)}::uuid[])`);
  if (condicao) parts.push(condicao(bind));
  if (!hasIndice) for (const palavra of palavras) parts.push(casoTem(`${bind(padraoDa(palavra))}::text`));
  return { from, sql: parts.join(' and '), params };
}

/** What tells apart the rows of one value, besides the id: within a state, cases stand as in the list itself. */
const DEPOIS: Partial<Record<keyof typeof ORDENS, string>> = { status: 'o.alterado_em' };

/** What presses comes first and by itself: nothing else decides among it. */
const isPorUrgencia = (ordem: OrdemOrcamentos): boolean => ordem.length === 1 && ordem[0].campo === 'urgencia';

const orderBy = (ordem: OrdemOrcamentos, isDoFim = false): string => {
  const { sql, direction } = termsOf(ordem, { ordens: ORDENS, nuncaNulas: NUNCA_NULAS }, isDoFim);
  const depois = ordem.length === 1 ? DEPOIS[ordem[0].campo] : undefined;
  // cases that are not urgent have no other order among them: the newest first
  return `order by ${sql}, ${depois ? `${depois} ${direction}, ` : ''}o.id ${isPorUrgencia(ordem) ? 'desc' : direction}`;
};

interface Pagina {
  readonly ordem: OrdemOrcamentos;
  readonly limite: number;
  readonly pulo: number;
}

const limitOf = ({ limite, pulo }: Pick<Pagina, 'limite' | 'pulo'>): string => `limit ${Math.trunc(limite)} offset ${Math.trunc(pulo)}`;

const toResumo = (row: Row): LinhaOrcamento => ({
  ...row,
  criadoEm: row.criadoEm.toISOString(),
  alteradoEm: row.alteradoEm.toISOString(),
});

/**
 * One page, by the index that serves its order: what comes before it is passed over in the index alone, and only its own rows are opened. The
 * id breaks ties: two pages never repeat or lose a line.
 *
 * @param isDoFim the page is counted from the end of the list
 */
async function list(tx: Tx, filtro: FiltroOrcamentos, pagina: Pagina, isDoFim = false): Promise<LinhaOrcamento[]> {
  const { from, sql, params } = whereOrcamentos(filtro);
  const order = orderBy(pagina.ordem, isDoFim);
  const rows = await tx.rows<Row>(
    `select ${RESUMO} from (select o.id from ${from} where ${sql} ${order} ${limitOf(pagina)}) g join balcao.orcamento o on o.id = g.id
     ${JOINS} ${orderBy(pagina.ordem)}`,
    params,
  );
  return rows.map(toResumo);
}

/** A page of what presses, in the order named, followed by the newest of what does not. */
async function listByUrgencia(tx: Tx, filtro: FiltroOrcamentos, { ordem, limite, pulo }: Pagina): Promise<LinhaOrcamento[]> {
  const { from, sql, params } = whereOrcamentos(filtro);
  const named = await tx.rows<{ id: string }>(
    `select o.id from unnest($1::uuid[]) with ordinality x (id, n) join ${from} on o.id = x.id where ${sql}
     order by x.n ${ordem[0].decrescente ? 'desc' : 'asc'}`,
    params,
  );
  const ids = named.slice(pulo, pulo + limite).map(({ id }) => id);
  const faltam = { limite: limite - ids.length, pulo: Math.max(0, pulo - named.length), ordem };
  if (filtro.soUrgentes || faltam.limite === 0) return listByIds(tx, ids);
  const outros = await tx.rows<{ id: string }>(
    `select o.id from ${from} where ${sql} and not (o.id = any($1::uuid[])) order by o.criado_em desc, o.id desc ${limitOf(faltam)}`,
    params,
  );
  return listByIds(tx, [...ids, ...outros.map(({ id }) => id)]);
}

/** What the counts kept beside the list can say; null when only the rows can. */
export const contavel = ({
  escopo,
  palavras,
  status,
  linhas,
  de,
  ate,
  ids,
  soUrgentes,
  condicao,
}: FiltroOrcamentos): FiltroContagem | null =>
  condicao === null && palavras.length === 0 && ids === null && !soUrgentes
    ? { usuarioId: escopo.usuarioId, status, linhas, de, ate }
    : null;

async function count(tx: Tx, filtro: FiltroOrcamentos): Promise<number> {
  const kept = contavel(filtro);
  if (kept) return countLista(tx, 'ORCAMENTOS', kept);
  const { from, sql, params } = whereOrcamentos(filtro);
  const row = await tx.row<{ total: number }>(`select count(*)::int as total from ${from} where ${sql}`, params);
  return row?.total ?? 0;
}

/** A page, and how many there are in all: at least so many, of a search that finds more than it counts. */
export interface PaginaContada {
  readonly itens: LinhaOrcamento[];
  readonly total: number;
  readonly isTotalMinimo?: true;
}

async function listAndCount(tx: Tx, filtro: FiltroOrcamentos, pagina: Pagina): Promise<PaginaContada> {
  // the database's own search knows of no condition, and of one column
  if (filtro.palavras.length > 0 && filtro.condicao === null && pagina.ordem.length === 1) return search(tx, filtro, pagina);
  const total = await count(tx, filtro);
  if (isPorUrgencia(pagina.ordem)) return { itens: await listByUrgencia(tx, filtro, pagina), total };
  return readNearer(pagina, total, (place, isDoFim) => list(tx, filtro, place, isDoFim));
}

async function search(tx: Tx, filtro: FiltroOrcamentos, pagina: Pagina): Promise<PaginaContada> {
  const { ids, total, isTotalMinimo } = await (isPorUrgencia(pagina.ordem) ? findByUrgencia : find)(tx, filtro, pagina);
  return { itens: await listByIds(tx, ids), total, ...(isTotalMinimo && { isTotalMinimo }) };
}

/** What has some words, by id. */
function find(
  tx: Tx,
  { palavras, escopo, status, linhas, de, ate, ids, soUrgentes, urgentes }: FiltroOrcamentos,
  pagina: Pagina,
  fora: readonly string[] | null = null,
): Promise<Achados> {
  const chosen = ids && soUrgentes ? ids.filter((id) => urgentes?.includes(id)) : soUrgentes ? urgentes : ids;
  return searchLimited(tx, 'orcamentos', {
    palavras,
    filtro: { usuario: escopo.usuarioId, status, linhas, de, ate, ids: chosen, fora },
    ...pagina,
    ordem: pagina.ordem[0],
  });
}

/** As `listByUrgencia`, among what has some words: what presses in the order named, then the newest of what does not. */
async function findByUrgencia(tx: Tx, filtro: FiltroOrcamentos, { ordem, limite, pulo }: Pagina): Promise<Achados> {
  const newest = [{ campo: 'criadoEm', decrescente: true }] as const;
  const urgentes = filtro.urgentes ?? [];
  const matching = await find(tx, { ...filtro, soUrgentes: true }, { ordem: newest, limite: TETO_BUSCA, pulo: 0 });
  const known = new Set(matching.ids);
  const named = (ordem[0].decrescente ? urgentes.toReversed() : urgentes).filter((id) => known.has(id));
  // the pages end where the count does
  const cabem = Math.max(0, Math.min(limite, TETO_BUSCA - pulo));
  const ids = named.slice(pulo, pulo + cabem);
  if (filtro.soUrgentes) return { ...matching, ids };
  const others = await find(tx, filtro, { ordem: newest, limite: cabem - ids.length, pulo: Math.max(0, pulo - named.length) }, named);
  const total = named.length + others.total;
  return {
    ids: [...ids, ...others.ids],
    total: Math.min(total, TETO_BUSCA),
    isTotalMinimo: matching.isTotalMinimo || others.isTotalMinimo || total > TETO_BUSCA,
  };
}

/** The named cases, in the order named. */
async function listByIds(tx: Tx, ids: readonly string[]): Promise<LinhaOrcamento[]> {
  const rows = await tx.rows<Row>(`select ${RESUMO} from balcao.orcamento o ${JOINS} where o.id = any($1::uuid[])`, [ids]);
  return rowsInOrder(ids, rows, ({ id }) => id).map(toResumo);
}

/** A line of the file: what it shows of a case. */
export interface LinhaArquivo
  extends Pick<
    OrcamentoResumo,
    'numero' | 'linha' | 'formulario' | 'tipo' | 'status' | 'segurado' | 'bem' | 'premioCentavos' | 'premioDe' | 'seguradora'
  > {
  readonly id: string;
  /** In São Paulo, `YYYY-MM-DD HH:mm:ss`. */
  readonly criadoEm: string;
  /** `YYYY-MM-DD`. */
  readonly vigIni: string | null;
  readonly produtor: string | null;
  readonly usuario: string;
}

// a hundred thousand lines: only what is shown, and dates as text, which costs neither side the reading of a moment
const ARQUIVO = `o.id, o.numero, (o.criado_em at time zone 'America/Sao_Paulo')::text as criado_em,
  o.linha, o.formulario, o.tipo, o.status, o.segurado_nome as segurado, o.bem, o.vig_ini::text,
  o.premio_centavos::float8, s.nome as seguradora, o.premio_de,
  coalesce(u.nome, '') as usuario, p.nome as produtor`;

/** The named cases as lines of the file, in the order named. */
async function listArquivo(tx: Tx, ids: readonly string[]): Promise<LinhaArquivo[]> {
  const rows = await tx.rows<LinhaArquivo>(`select ${ARQUIVO} from balcao.orcamento o ${JOINS} where o.id = any($1::uuid[])`, [ids]);
  return rowsInOrder(ids, rows, ({ id }) => id);
}

export const orcamentoListaRepository = {
  list,

  /** One page and how many there are in all. */
  listAndCount,

  /** Every matching id, in order: what a long export walks through while the list goes on changing. With `limite`, the first of them. */
  async listIds(tx: Tx, filtro: FiltroOrcamentos, ordem: OrdemOrcamentos, limite?: number): Promise<string[]> {
    const { from, sql, params } = whereOrcamentos(filtro);
    const limit = limite === undefined ? '' : limitOf({ limite, pulo: 0 });
    const rows = await tx.rows<{ id: string }>(`select o.id from ${from} where ${sql} ${orderBy(ordem)} ${limit}`, params);
    return rows.map(({ id }) => id);
  },

  listArquivo,
};

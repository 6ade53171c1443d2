import type { CotacaoResumo, Linha, StatusCotacao } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { CONTAGEM } from '../quoting/contagem-da-rodada.ts';
import { casoTem, isIndexada, padraoDa } from '../quoting/busca-na-lista.ts';
import { countLista, readNearer, wayOf } from '../quoting/contagem-das-listas.repository.ts';
import type { Escopo } from '../quoting/quoting.policy.ts';

/** A checked question to the list of runs. */
export interface FiltroCotacoes {
  readonly escopo: Escopo;
  readonly palavras: readonly string[];
  readonly status: readonly StatusCotacao[] | null;
  readonly linhas: readonly Linha[] | null;
  readonly de: string | null;
  readonly ate: string | null;
}

/** Columns the list may be sorted by: each has an index of its own. */
export const ORDENS_COTACAO = {
  criadoEm: 'l.criado_em',
  numero: 'l.numero',
  segurado: 'l.segurado_nome collate balcao.pt_br',
  menorPremio: 'l.premio_centavos',
} as const;
export interface OrdemCotacoes {
  readonly campo: keyof typeof ORDENS_COTACAO;
  readonly decrescente: boolean;
}

interface Pagina {
  readonly ordem: OrdemCotacoes;
  readonly limite: number;
  readonly pulo: number;
}

const RESUMO = `c.id, c.orcamento_id as "orcamentoId", l.numero, c.rodada as versao, l.criado_em as "criadoEm", o.origem,
  l.segurado_nome as segurado, o.bem, l.linha, o.formulario, l.status, cardinality(c.seguradoras) as "seguradorasTotal",
  n.ok as "seguradorasOk", n.responderam, n.canceladas,
  l.premio_centavos::float8 as "menorPremioCentavos", s.nome as "menorSeguradora", coalesce(u.nome, '') as usuario`;
const NOMES = `join balcao.cotacao c on c.id = l.cotacao_id join balcao.orcamento o on o.id = l.orcamento_id join lateral ${CONTAGEM} n on true
    left join balcao.seguradora s on s.slug = l.seguradora left join balcao.usuario u on u.id = coalesce(c.criado_por, o.usuario_id)`;

/** The runs a question is about, `l`: where they are read from, and what is asked of them. */
function where({ escopo, palavras, status, linhas, de, ate }: FiltroCotacoes): { from: string; sql: string; params: unknown[] } {
  const params: unknown[] = [];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const hasIndice = isIndexada(palavras);
  const from = hasIndice ? `balcao.cotacoes_com(${bind(palavras.map(padraoDa))}::text[]) l` : 'balcao.cotacao_lista l';
  const parts = ['true'];
  if (escopo.usuarioId) parts.push(`l.usuario_id = ${bind(escopo.usuarioId)}`);
  if (status) parts.push(`l.status = any(${bind(status)}::text[])`);
  if (linhas) parts.push(`l.linha = any(${bind(linhas)}::text[])`);
  if (de) parts.push(`l.criado_em >= ${bind(de)}::date::timestamp at time zone 'America/Sao_Paulo'`);
  if (ate) parts.push(`l.criado_em < (${bind(ate)}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`);
  for (const palavra of hasIndice ? [] : palavras)
    parts.push(`exists (select from balcao.orcamento o where o.id = l.orcamento_id and ${casoTem(`${bind(padraoDa(palavra))}::text`)})`);
  return { from, sql: parts.join(' and '), params };
}

const orderBy = ({ campo, decrescente }: OrdemCotacoes, isDoFim = false): string => {
  const { direction, nulls } = wayOf({ decrescente, hasAusentes: campo !== 'criadoEm' && campo !== 'numero', isDoFim });
  return `order by ${ORDENS_COTACAO[campo]} ${direction}${nulls}, l.cotacao_id ${direction}`;
};

async function count(tx: Tx, filtro: FiltroCotacoes): Promise<number> {
  const { escopo, palavras, status, linhas, de, ate } = filtro;
  if (palavras.length === 0) return countLista(tx, 'COTACOES', { usuarioId: escopo.usuarioId, status, linhas, de, ate });
  const { from, sql, params } = where(filtro);
  return (await tx.row<{ total: number }>(`select count(*)::int as total from ${from} where ${sql}`, params))?.total ?? 0;
}

async function list(tx: Tx, filtro: FiltroCotacoes, { ordem, limite, pulo }: Pagina, isDoFim = false): Promise<CotacaoResumo[]> {
  const { from, sql, params } = where(filtro);
  const rows = await tx.rows<Omit<CotacaoResumo, 'criadoEm'> & { criadoEm: Date }>(
    `with pagina as materialized (
       select l.cotacao_id from ${from} where ${sql} ${orderBy(ordem, isDoFim)} limit ${Math.trunc(limite)} offset ${Math.trunc(pulo)})
     select ${RESUMO} from pagina g join balcao.cotacao_lista l on l.cotacao_id = g.cotacao_id ${NOMES} ${orderBy(ordem)}`,
    params,
  );
  return rows.map((row) => ({ ...row, criadoEm: row.criadoEm.toISOString() }));
}

export const cotacoesRepository = {
  /** One page; the id breaks ties. What the page shows beyond what orders it is read for its own rows alone. */
  list,

  /** One page and how many there are in all. */
  async listAndCount(tx: Tx, filtro: FiltroCotacoes, pagina: Pagina): Promise<{ itens: CotacaoResumo[]; total: number }> {
    return readNearer(pagina, await count(tx, filtro), (place, isDoFim) => list(tx, filtro, place, isDoFim));
  },
};

export type CotacoesRepository = typeof cotacoesRepository;

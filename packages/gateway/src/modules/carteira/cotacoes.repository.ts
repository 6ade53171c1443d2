import type { CotacaoResumo, Linha, StatusCotacao } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { CONTAGEM } from '../quoting/contagem-da-rodada.ts';
import { casoTem, padraoDa } from '../quoting/busca-na-lista.ts';
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

/** Columns the list may be sorted by. */
export const ORDENS_COTACAO = {
  criadoEm: 'c.criado_em',
  numero: 'o.numero',
  segurado: 'o.segurado_nome collate balcao.pt_br',
  menorPremio: 'm.premio',
} as const;
export interface OrdemCotacoes {
  readonly campo: keyof typeof ORDENS_COTACAO;
  readonly decrescente: boolean;
}

const MENOR = `left join lateral (
    select f.premio_total_centavos as premio, r.seguradora from balcao.oferta_cotacao f join balcao.resultado_cotacao r on r.id = f.resultado_id
    where f.cotacao_id = c.id and r.status = 'OK' order by f.premio_total_centavos, r.seguradora limit 1) m on true`;
const RESUMO = `c.id, c.orcamento_id as "orcamentoId", o.numero, c.rodada as versao, c.criado_em as "criadoEm", o.origem,
  o.segurado_nome as segurado, o.bem, o.linha, o.formulario, c.status, cardinality(c.seguradoras) as "seguradorasTotal",
  n.ok as "seguradorasOk", n.responderam, n.canceladas,
  m.premio::float8 as "menorPremioCentavos", s.nome as "menorSeguradora", coalesce(u.nome, '') as usuario`;
const NOMES = `join lateral ${CONTAGEM} n on true
    left join balcao.seguradora s on s.slug = m.seguradora left join balcao.usuario u on u.id = coalesce(c.criado_por, o.usuario_id)`;

function where({ escopo, palavras, status, linhas, de, ate }: FiltroCotacoes): { sql: string; params: unknown[] } {
  const params: unknown[] = [];
  const bind = (value: unknown): string => `$${params.push(value)}`;
  const parts = ['c.excluido_em is null', 'o.excluido_em is null'];
  if (escopo.usuarioId) parts.push(`o.usuario_id = ${bind(escopo.usuarioId)}`);
  if (status) parts.push(`c.status = any(${bind(status)}::text[])`);
  if (linhas) parts.push(`o.linha = any(${bind(linhas)}::text[])`);
  if (de) parts.push(`c.criado_em >= ${bind(de)}::date::timestamp at time zone 'America/Sao_Paulo'`);
  if (ate) parts.push(`c.criado_em < (${bind(ate)}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`);
  for (const palavra of palavras) parts.push(casoTem(`${bind(padraoDa(palavra))}::text`));
  return { sql: parts.join(' and '), params };
}

const orderBy = ({ campo, decrescente }: OrdemCotacoes): string => {
  const direction = decrescente ? 'desc' : 'asc';
  const nulls = campo === 'criadoEm' || campo === 'numero' ? '' : ' nulls last';
  return `order by ${ORDENS_COTACAO[campo]} ${direction}${nulls}, c.id ${direction}`;
};

export const cotacoesRepository = {
  async count(tx: Tx, filtro: FiltroCotacoes): Promise<number> {
    const { sql, params } = where(filtro);
    const from = 'balcao.cotacao c join balcao.orcamento o on o.id = c.orcamento_id';
    return (await tx.row<{ total: number }>(`select count(*)::int as total from ${from} where ${sql}`, params))?.total ?? 0;
  },

  /** One page; the id breaks ties. The prices of a run are read for the page alone, unless they are what orders it. */
  async list(
    tx: Tx,
    filtro: FiltroCotacoes,
    { ordem, limite, pulo }: { ordem: OrdemCotacoes; limite: number; pulo: number },
  ): Promise<CotacaoResumo[]> {
    const { sql, params } = where(filtro);
    const order = orderBy(ordem);
    const rows = await tx.rows<Omit<CotacaoResumo, 'criadoEm'> & { criadoEm: Date }>(
      `with pagina as materialized (
         select c.id from balcao.cotacao c join balcao.orcamento o on o.id = c.orcamento_id ${ordem.campo === 'menorPremio' ? MENOR : ''}
         where ${sql} ${order} limit ${Math.trunc(limite)} offset ${Math.trunc(pulo)})
       select ${RESUMO} from pagina g join balcao.cotacao c on c.id = g.id join balcao.orcamento o on o.id = c.orcamento_id
         ${MENOR} ${NOMES} ${order}`,
      params,
    );
    return rows.map((row) => ({ ...row, criadoEm: row.criadoEm.toISOString() }));
  },
};

export type CotacoesRepository = typeof cotacoesRepository;

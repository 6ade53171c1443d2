import type { Formulario, Linha, RascunhoOrcamento, Segurado, SituacaoRenovacao } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { CondicaoSql } from '../../plugins/filtro-sql.ts';
import { rowsInOrder } from '../../plugins/rows-in-order.ts';
import { createParams } from '../../plugins/sql-params.ts';
import { apoliceTem, type OrdemDaLista, padraoDa, termsOf } from '../lista/index.ts';
import type { Escopo } from '../escopo/index.ts';

/** A checked question to the list of renewals. */
export interface FiltroRenovacoes {
  readonly escopo: Escopo;
  /** Day from which the windows are counted. */
  readonly hoje: string;
  readonly palavras: readonly string[];
  /** Days left, both ends included, of each window asked for. */
  readonly faixas: readonly { readonly de: number; readonly ate: number }[];
  readonly situacoes: readonly SituacaoRenovacao[];
  readonly linhas: readonly Linha[] | null;
  /** What the saved filter it is asked by adds. */
  readonly condicao: CondicaoSql | null;
}

/** One line of the list, as stored. */
export interface RenovacaoRow {
  readonly apoliceId: string;
  readonly numero: string;
  readonly segurado: string;
  readonly bem: string;
  readonly linha: Linha;
  readonly seguradora: string;
  readonly ini: string;
  readonly fim: string;
  readonly dias: number;
  readonly premioTotalCentavos: number;
  readonly bonus: number | null;
  readonly sinistros: number;
  readonly situacao: SituacaoRenovacao;
  readonly usuario: string;
  readonly orcamentoId: string | null;
  readonly orcamentoNumero: number | null;
  readonly orcamentoFormulario: Formulario | null;
}

/** A policy held while its renewal is opened. */
export interface ApoliceRow {
  readonly id: string;
  readonly numero: string;
  readonly status: string;
  readonly situacao: SituacaoRenovacao;
  readonly linha: Linha;
  readonly formulario: Formulario;
  readonly rascunho: RascunhoOrcamento | null;
  readonly schemaVersao: number | null;
  readonly seguradora: string;
  readonly seguradoraNome: string;
  readonly vigIni: string;
  readonly vigFim: string;
  readonly premioTotalCentavos: number;
  readonly bonus: number | null;
  readonly ci: string | null;
  readonly sinistros: number;
  readonly corretoraId: string;
  readonly seguradoId: string;
  readonly produtorId: string | null;
  readonly usuarioId: string;
}

/** The open quote of a policy. */
export interface OrcamentoAberto {
  readonly id: string;
  readonly numero: number;
  readonly formulario: Formulario;
}

/** Columns the list may be sorted by. */
export const ORDENS_RENOVACAO = {
  fim: 'a.vig_fim',
  segurado: 'p.nome collate balcao.pt_br',
  seguradora: 's.nome collate balcao.pt_br',
  premio: 'a.premio_total_centavos',
  bonus: 'a.bonus',
} as const;
export type OrdemRenovacoes = OrdemDaLista<keyof typeof ORDENS_RENOVACAO>;

// a claim that was refused, or of glass alone, takes no bonus away (domain design §5.4)
const SINISTROS = `(select count(*)::int from balcao.sinistro x where x.apolice_id = a.id and x.excluido_em is null
    and x.causa <> 'VIDROS' and x.status <> 'ENCERRADO_SEM_INDENIZACAO')`;
const ABERTO = `o.excluido_em is null and o.status not in ('RECUSADO', 'EXPIRADO')`;
const FROM = `balcao.apolice a join balcao.segurado p on p.id = a.segurado_id
  join balcao.seguradora s on s.slug = a.seguradora
  join balcao.ramo r on r.codigo = a.ramo
  left join balcao.usuario u on u.id = a.usuario_id
  left join balcao.orcamento o on o.apolice_anterior_id = a.id and ${ABERTO}`;
const LINHA = `a.id as apolice_id, a.numero, p.nome as segurado, a.bem, r.linha, s.nome as seguradora, a.vig_ini::text as ini,
  a.vig_fim::text as fim, a.vig_fim - $1::date as dias, a.premio_total_centavos::float8, a.bonus,
  ${SINISTROS} as sinistros, a.situacao_renovacao as situacao, coalesce(u.nome, '') as usuario,
  o.id as orcamento_id, o.numero as orcamento_numero, o.formulario as orcamento_formulario`;

function where({ escopo, hoje, palavras, faixas, situacoes, linhas, condicao }: FiltroRenovacoes): { sql: string; params: unknown[] } {
  const { params, bind } = createParams(hoje);
  const parts = ['a.excluido_em is null', `a.status <> 'CANCELADA'`, `a.situacao_renovacao = any(${bind(situacoes)}::text[])`];
  const ends = faixas.map(({ de, ate }) => `a.vig_fim between $1::date + ${Math.trunc(de)} and $1::date + ${Math.trunc(ate)}`);
  parts.push(`(${ends.join(' or ') || 'false'})`);
  if (escopo.usuarioId) parts.push(`a.usuario_id = ${bind(escopo.usuarioId)}`);
  if (linhas) parts.push(`r.linha = any(${bind(linhas)}::text[])`);
  if (condicao) parts.push(condicao(bind));
  for (const palavra of palavras) parts.push(apoliceTem(`${bind(padraoDa(palavra))}::text`));
  return { sql: parts.join(' and '), params };
}

const orderBy = (ordem: OrdemRenovacoes): string =>
  `order by ${termsOf(ordem, { ordens: ORDENS_RENOVACAO, nuncaNulas: new Set() }).sql}, a.vig_fim, a.id`;

export const renovacaoRepository = {
  list(tx: Tx, filtro: FiltroRenovacoes, { ordem, limite, pulo }: { ordem: OrdemRenovacoes; limite: number; pulo: number }) {
    const { sql, params } = where(filtro);
    return tx.rows<RenovacaoRow>(
      `select ${LINHA} from ${FROM} where ${sql} ${orderBy(ordem)} limit ${Math.trunc(limite)} offset ${Math.trunc(pulo)}`,
      params,
    );
  },

  /** Every policy of the filter, in order. */
  async listIds(tx: Tx, filtro: FiltroRenovacoes, ordem: OrdemRenovacoes): Promise<string[]> {
    const { sql, params } = where(filtro);
    // the day counts the days left, which only some filters ask
    const rows = await tx.rows<{ id: string }>(`select a.id from ${FROM} where $1::date is not null and ${sql} ${orderBy(ordem)}`, params);
    return rows.map(({ id }) => id);
  },

  /** Those policies that are still there, in the order named. */
  listByIds: async (tx: Tx, ids: readonly string[], hoje: string): Promise<RenovacaoRow[]> =>
    rowsInOrder(
      ids,
      await tx.rows<RenovacaoRow>(`select ${LINHA} from ${FROM} where a.id = any($2::uuid[]) and a.excluido_em is null`, [hoje, ids]),
      ({ apoliceId }) => apoliceId,
    ),

  /** How many policies end on each day, told by the days left, and what their premiums sum to. */
  countByDia(tx: Tx, filtro: FiltroRenovacoes): Promise<{ dias: number; total: number; somaCentavos: number }[]> {
    const { sql, params } = where(filtro);
    return tx.rows(
      `select a.vig_fim - $1::date as dias, count(*)::int as total, sum(a.premio_total_centavos)::float8 as soma_centavos
       from balcao.apolice a join balcao.segurado p on p.id = a.segurado_id join balcao.ramo r on r.codigo = a.ramo
         join balcao.seguradora s on s.slug = a.seguradora
       where ${sql} group by a.vig_fim`,
      params,
    );
  },

  /** Holds a policy of the scope until the transaction ends: two who renew it at once come one after the other. */
  lock: (tx: Tx, id: string, escopo: Escopo): Promise<ApoliceRow | null> =>
    tx.row(
      `select a.id, a.numero, a.status, a.situacao_renovacao as situacao, r.linha, coalesce(a.formulario, r.linha) as formulario, a.rascunho,
         a.schema_versao, a.seguradora, s.nome as seguradora_nome, a.vig_ini::text, a.vig_fim::text,
         a.premio_total_centavos::float8, a.bonus, a.ci, ${SINISTROS} as sinistros, a.corretora_id, a.segurado_id,
         a.produtor_id, a.usuario_id
       from balcao.apolice a join balcao.seguradora s on s.slug = a.seguradora join balcao.ramo r on r.codigo = a.ramo
       where a.id = $1 and a.excluido_em is null and ($2::uuid is null or a.usuario_id = $2) for update of a`,
      [id, escopo.usuarioId],
    ),

  findAberto: (tx: Tx, apoliceId: string): Promise<OrcamentoAberto | null> =>
    tx.row(`select o.id, o.numero, o.formulario from balcao.orcamento o where o.apolice_anterior_id = $1 and ${ABERTO}`, [apoliceId]),

  /** The insured as the forms ask for them, for a policy that came without its form. */
  findSegurado: (tx: Tx, id: string): Promise<Partial<Record<keyof Segurado, string | null>> | null> =>
    tx.row(
      `select pessoa, documento, nome, nome_social, nascimento::text, sexo, estado_civil, profissao, email,
         celular, cep, logradouro, numero, complemento, bairro, cidade, uf
       from balcao.segurado where id = $1`,
      [id],
    ),

  /** Today's value of a car, centavos; null when the table has it no more. */
  findValorFipe: async (tx: Tx, veiculo: { fipe: string; anoModelo: number; combustivel: string }): Promise<number | null> =>
    (
      await tx.row<{ valor: number }>(
        'select valor_centavos::float8 as valor from balcao.fipe where codigo = $1 and ano_modelo = $2 and combustivel = $3',
        [veiculo.fipe, veiculo.anoModelo, veiculo.combustivel],
      )
    )?.valor ?? null,

  /** Ties a new case to the policy it renews and to whom the policy belongs, and tells the policy. */
  async link(tx: Tx, orcamentoId: string, { id, seguradoId, usuarioId, situacao }: ApoliceRow): Promise<void> {
    await tx.run('update balcao.orcamento set apolice_anterior_id = $2, segurado_id = $3, usuario_id = $4 where id = $1', [
      orcamentoId,
      id,
      seguradoId,
      usuarioId,
    ]);
    if (situacao !== 'EM_COTACAO') await tx.run(`update balcao.apolice set situacao_renovacao = 'EM_COTACAO' where id = $1`, [id]);
  },
};

export type RenovacaoRepository = typeof renovacaoRepository;

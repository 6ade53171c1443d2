import type { Atividade, Formulario, RenovacaoProxima, ResumoPainel } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';

/** Whose day: a user's own (and the policies of the producer they are), or, both null, everybody's. */
export interface EscopoPainel {
  readonly usuarioId: string | null;
  readonly produtorId: string | null;
}

export interface AtividadeRow {
  readonly id: string;
  readonly em: Date;
  readonly tipo: Atividade['tipo'];
  readonly usuario: string;
  readonly orcamentoId: string | null;
  readonly numero: number | null;
  readonly formulario: Formulario | null;
  readonly segurado: string | null;
}

interface Numeros {
  readonly abertos: number;
  readonly aguardandoCliente: number;
  readonly orcamentosMes: number;
  readonly fechadosMes: number;
  readonly premioFechadoCentavos: number;
  readonly perdidosMes: number;
}

const RENOVAVEL = `a.excluido_em is null and a.situacao_renovacao in ('A_RENOVAR', 'EM_COTACAO') and a.status <> 'CANCELADA'
  and ($1::uuid is null or a.usuario_id = $1 or a.produtor_id = $2)`;
const DIAS_RITMO = 14;

export const painelRepository = {
  /**
   * Every count of quotes: those kept beside the list, and what ended this month from its own rows. `mesDe` is the first day of the month in
   * São Paulo. Who ends a case also alters it, by a clock that is not exactly the same: a day is more than they differ.
   */
  async countOrcamentos(tx: Tx, { usuarioId }: EscopoPainel, mesDe: string): Promise<Numeros> {
    const row = await tx.row<Numeros>(
      `with contado as (select status, mes, quantidade from balcao.lista_contagem
           where lista = 'ORCAMENTOS' and ($1::uuid is null or usuario_id = $1)),
         encerrado as (select status, premio_centavos from balcao.orcamento
           where excluido_em is null and not em_branco and ($1::uuid is null or usuario_id = $1) and status in ('FECHADO', 'RECUSADO', 'EXPIRADO')
             and alterado_em >= ($2::date - 1)::timestamp at time zone 'America/Sao_Paulo'
             and coalesce(fechado_em, alterado_em) >= $2::date::timestamp at time zone 'America/Sao_Paulo')
       select c.*, e.* from
         (select coalesce(sum(quantidade) filter (where status in ('RASCUNHO', 'CALCULANDO', 'CALCULADO', 'ENVIADO')), 0)::int as abertos,
            coalesce(sum(quantidade) filter (where status = 'ENVIADO'), 0)::int as aguardando_cliente,
            coalesce(sum(quantidade) filter (where mes >= $2::date), 0)::int as orcamentos_mes from contado) c,
         (select count(*) filter (where status = 'FECHADO')::int as fechados_mes,
            coalesce(sum(premio_centavos) filter (where status = 'FECHADO'), 0)::float8 as premio_fechado_centavos,
            count(*) filter (where status <> 'FECHADO')::int as perdidos_mes from encerrado) e`,
      [usuarioId, mesDe],
    );
    return row as Numeros;
  },

  /** Policies that end within `ate` and those that ended since `de` without a word. */
  async sumRenovacoes(tx: Tx, escopo: EscopoPainel, dias: { de: string; hoje: string; ate: string }): Promise<ResumoPainel['renovacoes']> {
    const params = [escopo.usuarioId, escopo.produtorId, dias.de, dias.hoje, dias.ate];
    const totais = await tx.row<Omit<ResumoPainel['renovacoes'], 'proximas'>>(
      `select count(*) filter (where a.vig_fim >= $4)::int as total, count(*) filter (where a.vig_fim < $4)::int as vencidas,
         coalesce(sum(a.premio_total_centavos) filter (where a.vig_fim >= $4), 0)::float8 as premio_centavos
       from balcao.apolice a where ${RENOVAVEL} and a.vig_fim between $3::date and $5::date`,
      params,
    );
    const proximas = await tx.rows<RenovacaoProxima>(
      `select a.id as apolice_id, a.numero, p.nome as segurado, a.bem, s.nome as seguradora, a.vig_fim::text as fim,
         a.vig_fim - $4::date as dias, a.premio_total_centavos::float8,
         case when o.id is not null then jsonb_build_object('id', o.id, 'numero', o.numero, 'formulario', o.formulario) end as orcamento,
         o.id is null and ($1::uuid is null or a.usuario_id = $1) as pode_gerar
       from balcao.apolice a join balcao.segurado p on p.id = a.segurado_id join balcao.seguradora s on s.slug = a.seguradora
         left join balcao.orcamento o on o.apolice_anterior_id = a.id and o.excluido_em is null and o.status not in ('RECUSADO', 'EXPIRADO')
       where ${RENOVAVEL} and a.vig_fim between $4::date and $5::date and a.vig_fim >= $3::date
       order by a.vig_fim, a.premio_total_centavos desc, a.id limit 8`,
      params,
    );
    return { ...(totais as Omit<ResumoPainel['renovacoes'], 'proximas'>), proximas };
  },

  /** Policies whose differences wait for a word, as the list of sales counts them. */
  countDivergentes: async (tx: Tx, { usuarioId }: EscopoPainel): Promise<number> =>
    (
      await tx.row<{ total: number }>(
        `select count(*)::int as total from balcao.venda_lista
         where tipo = 'APOLICE' and divergencias > 0 and excluido_em is null and ($1::uuid is null or usuario_id = $1)`,
        [usuarioId],
      )
    )?.total ?? 0,

  /** Quotes opened per day, the last fourteen, zeros included. */
  ritmo: (tx: Tx, { usuarioId }: EscopoPainel, hoje: string): Promise<ResumoPainel['ritmo']> =>
    tx.rows(
      `with abertos as (
         select (criado_em at time zone 'America/Sao_Paulo')::date as dia, count(*)::int as total from balcao.orcamento
         where excluido_em is null and not em_branco and ($1::uuid is null or usuario_id = $1)
           and criado_em >= ($2::date - ${DIAS_RITMO - 1})::timestamp at time zone 'America/Sao_Paulo'
         group by 1)
       select d.dia::date::text as dia, coalesce(a.total, 0) as total
       from generate_series($2::date - ${DIAS_RITMO - 1}, $2::date, interval '1 day') as d (dia) left join abertos a on a.dia = d.dia::date
       order by d.dia`,
      [usuarioId, hoje],
    ),

  listAtividades: (tx: Tx, { usuarioId }: EscopoPainel): Promise<AtividadeRow[]> =>
    tx.rows(
      `select a.id, a.em, a.tipo, coalesce(u.nome, '') as usuario, a.orcamento_id, o.numero, o.formulario, o.segurado_nome as segurado
       from balcao.atividade a left join balcao.usuario u on u.id = a.usuario_id left join balcao.orcamento o on o.id = a.orcamento_id
       where ($1::uuid is null or a.usuario_id = $1) and o.excluido_em is null and o.em_branco is not true
       order by a.em desc, a.id desc limit 12`,
      [usuarioId],
    ),
};

export type PainelRepository = typeof painelRepository;

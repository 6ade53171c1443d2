import { type FatosUrgencia, STATUS_QUE_PRESSAM } from '@balcao/domain';
import type { Tx } from '../../plugins/db.ts';

/** What a case is judged by, as it is stored. */
export type FatosRow = Omit<FatosUrgencia, 'esperaDesde'> & { readonly id: string; readonly esperaDesde: Date | null };

/** Days outside which nothing presses, both ends included. */
export interface FaixasUrgencia {
  readonly vigencia: readonly [string, string];
  readonly fimApolice: readonly [string, string];
  readonly prazoAte: string;
}

/** Facts of the cases (`o`) that a relation `c` of ids names; `$1` is the list of states that can press. */
const FATOS = `select o.id, o.status, o.vig_ini::text,
    (select a.vig_fim::text from balcao.apolice a where a.id = o.apolice_anterior_id and a.excluido_em is null
      and a.status <> 'CANCELADA' and a.situacao_renovacao in ('A_RENOVAR', 'EM_COTACAO')) as fim_apolice,
    (select min(r.em) from balcao.orcamento_evento r
      where r.orcamento_id = o.id and r.tipo = 'RESPONDIDO' and r.usuario_id is null
        -- whoever did anything in the case since has seen it
        and not exists (select from balcao.orcamento_evento b where b.orcamento_id = o.id and b.usuario_id is not null and b.em > r.em)
    ) as espera_desde,
    (select min(t.vencimento)::text from balcao.tarefa t where t.vinculo ->> 'id' = o.id::text and t.vinculo ->> 'tipo' = 'ORCAMENTO'
      and t.excluido_em is null and t.status in ('ABERTA', 'EM_ANDAMENTO')) as prazo
  from balcao.orcamento o join c on c.id = o.id
  where o.status = any($1::text[]) and o.excluido_em is null and not o.em_branco`;

export const urgenciaRepository = {
  /** Every case that may press, to be judged. */
  listCandidatos: (tx: Tx, { vigencia, fimApolice, prazoAte }: FaixasUrgencia): Promise<FatosRow[]> =>
    tx.rows(
      // each from the few that press to their cases, by an index: a subscription has a million cases and a handful that press
      `with c as (
       select id from balcao.orcamento where status = any($1::text[]) and vig_ini between $2::date and $3::date
         and excluido_em is null and not em_branco
       union select x.id from balcao.orcamento x where x.apolice_anterior_id = any(array(
         select a.id from balcao.apolice a where a.vig_fim between $4::date and $5::date))
       union select orcamento_id from balcao.orcamento_evento where tipo = 'RESPONDIDO' and usuario_id is null
       union select case when t.vinculo ->> 'tipo' = 'ORCAMENTO' then (t.vinculo ->> 'id')::uuid end from balcao.tarefa t
         where t.excluido_em is null and t.status in ('ABERTA', 'EM_ANDAMENTO') and t.vencimento <= $6::date)
     ${FATOS}`,
      [STATUS_QUE_PRESSAM, ...vigencia, ...fimApolice, prazoAte],
    ),

  /** The facts of some cases; those that cannot press are left out. */
  listFatos: (tx: Tx, ids: readonly string[]): Promise<FatosRow[]> =>
    tx.rows(`with c as (select unnest($2::uuid[]) as id) ${FATOS}`, [STATUS_QUE_PRESSAM, ids]),
};

import type { PrioridadeTarefa, TipoTarefa } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** What a task is about, by the word it is kept under: a client's is also what a merge and the whole view of a client look for. */
export type VinculoTarefa =
  | { readonly tipo: 'ORCAMENTO'; readonly id: string }
  /** `parcelaId`: the instalment of theirs that it is about. */
  | { readonly tipo: 'segurado'; readonly id: string; readonly parcelaId?: string };

/** Something to be done by one user on a day. */
export interface NovaTarefa {
  readonly id: string;
  readonly titulo: string;
  readonly tipo: TipoTarefa;
  readonly vinculo: VinculoTarefa;
  readonly responsavelId: string;
  /** `YYYY-MM-DD` */
  readonly vencimento: string;
  /** NORMAL unless it is said. */
  readonly prioridade?: PrioridadeTarefa;
}

/** A task that is still to be done. */
export interface TarefaAberta {
  readonly id: string;
  readonly status: 'ABERTA' | 'EM_ANDAMENTO';
}

export const tarefaRepository = {
  /** Still to be done by one user. */
  countAbertas: async (tx: Tx, usuarioId: string): Promise<number> =>
    (
      await tx.row<{ total: number }>(
        `select count(*)::int as total from balcao.tarefa
         where responsavel_id = $1 and excluido_em is null and status in ('ABERTA', 'EM_ANDAMENTO')`,
        [usuarioId],
      )
    )?.total ?? 0,

  insert: (
    tx: Tx,
    contexto: Contexto,
    { id, titulo, tipo, vinculo, responsavelId, vencimento, prioridade = 'NORMAL' }: NovaTarefa,
  ): Promise<number> =>
    tx.run(
      `insert into balcao.tarefa (id, assinatura_id, titulo, tipo, vinculo, responsavel_id, vencimento, prioridade)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [id, contexto.assinaturaId, titulo, tipo, JSON.stringify(vinculo), responsavelId, vencimento, prioridade],
    ),

  /** What they were for was done; those that ended already stay as they are. */
  complete: (tx: Tx, ids: readonly string[], em: Date): Promise<number> =>
    tx.run(
      `update balcao.tarefa set status = 'CONCLUIDA', concluida_em = $2 where id = any($1::uuid[]) and status in ('ABERTA', 'EM_ANDAMENTO')`,
      [ids, em],
    ),

  /** What completed them was taken back: they are to be done again, as they stood. Those called off or removed since stay so. */
  reopen: (tx: Tx, tarefas: readonly TarefaAberta[]): Promise<number> =>
    tx.run(
      `update balcao.tarefa t set status = x.status, concluida_em = null from jsonb_to_recordset($1::jsonb) as x (id uuid, status text)
       where t.id = x.id and t.status = 'CONCLUIDA' and t.excluido_em is null`,
      [JSON.stringify(tarefas)],
    ),

  /** Calls a task off; one already done stays done. */
  cancel: (tx: Tx, id: string): Promise<number> =>
    tx.run(`update balcao.tarefa set status = 'CANCELADA' where id = $1 and status in ('ABERTA', 'EM_ANDAMENTO')`, [id]),
};

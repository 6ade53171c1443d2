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

  /** What it was for was done; one that ended already stays as it is. */
  complete: (tx: Tx, id: string, em: Date): Promise<number> =>
    tx.run(`update balcao.tarefa set status = 'CONCLUIDA', concluida_em = $2 where id = $1 and status in ('ABERTA', 'EM_ANDAMENTO')`, [
      id,
      em,
    ]),

  /** Calls a task off; one already done stays done. */
  cancel: (tx: Tx, id: string): Promise<number> =>
    tx.run(`update balcao.tarefa set status = 'CANCELADA' where id = $1 and status in ('ABERTA', 'EM_ANDAMENTO')`, [id]),
};

import type { Contexto, Tx } from '../../plugins/db.ts';

/** Something to be done by one user on a day. */
export interface NovaTarefa {
  readonly id: string;
  readonly titulo: string;
  readonly tipo: 'RENOVACAO' | 'RETORNO' | 'COBRANCA' | 'DOCUMENTO' | 'SINISTRO' | 'OUTRO';
  readonly vinculo: { readonly tipo: string; readonly id: string };
  readonly responsavelId: string;
  /** `YYYY-MM-DD` */
  readonly vencimento: string;
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

  insert: (tx: Tx, contexto: Contexto, { id, titulo, tipo, vinculo, responsavelId, vencimento }: NovaTarefa): Promise<number> =>
    tx.run(
      `insert into balcao.tarefa (id, assinatura_id, titulo, tipo, vinculo, responsavel_id, vencimento) values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, contexto.assinaturaId, titulo, tipo, JSON.stringify(vinculo), responsavelId, vencimento],
    ),

  /** Calls a task off; one already done stays done. */
  cancel: (tx: Tx, id: string): Promise<number> =>
    tx.run(`update balcao.tarefa set status = 'CANCELADA' where id = $1 and status in ('ABERTA', 'EM_ANDAMENTO')`, [id]),
};

import type { Tx } from '../../plugins/db.ts';

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
};

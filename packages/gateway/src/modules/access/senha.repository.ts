import type { Tx } from '../../plugins/db.ts';

/** A password chosen by its owner does not expire by itself. The trail shows when it changed, never what it was. */
export const savePassword = (tx: Tx, usuarioId: string, { senhaHash, em }: { senhaHash: string; em: Date }): Promise<number> =>
  tx.run(
    `update usuario set senha_hash = $2, senha_expira_em = null, senha_trocada_em = $3, alterado_em = now(), alterado_por = id,
       versao = versao + 1 where id = $1`,
    [usuarioId, senhaHash, em],
  );

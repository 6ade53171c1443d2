import type { Tx } from '../../plugins/db.ts';

type Contados = Readonly<Record<string, number>>;

/** What passed its time of keeping; the database knows the rules. */
export const retencaoRepository = {
  /** Subscriptions in which something is due, or of which something was not told yet. */
  listAssinaturas: async (tx: Tx, hoje: string): Promise<readonly string[]> =>
    (await tx.rows<{ id: string }>('select id from assinaturas_com_retencao_vencida($1) as id', [hoje])).map(({ id }) => id),

  /** Eliminates one batch. @returns how many of each kind; nothing left is an empty object */
  apply: async (tx: Tx, agora: Date, limite: number): Promise<Contados> =>
    (await tx.row<{ contados: Contados }>('select aplicar_retencao($1, $2) as contados', [agora, limite]))?.contados ?? {},

  /** What administrators were not told of; it counts as told in the caller's transaction. */
  takeUntold: async (tx: Tx, agora: Date): Promise<Contados> =>
    (await tx.row<{ contados: Contados }>('select retencao_a_avisar($1) as contados', [agora]))?.contados ?? {},
};

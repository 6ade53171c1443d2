import type { MotivoCancelamento } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** What a subscription says of its end. */
export interface AssinaturaNoFim {
  readonly status: string;
  readonly cancelaEm: string | null;
}

const CARIMBO = 'alterado_em = $2, alterado_por = $3, versao = versao + 1';

export const cancelamentoRepository = {
  find: (tx: Tx, { assinaturaId }: Contexto): Promise<AssinaturaNoFim | null> =>
    tx.row('select status, cancela_em::text from assinatura where id = $1', [assinaturaId]),

  /** The same, and nobody else changes it until this transaction ends. */
  lock: (tx: Tx, { assinaturaId }: Contexto): Promise<AssinaturaNoFim | null> =>
    tx.row('select status, cancela_em::text from assinatura where id = $1 for update', [assinaturaId]),

  findPedido: (tx: Tx): Promise<{ motivo: MotivoCancelamento; comentario: string | null; pedidoEm: Date } | null> =>
    tx.row(
      `select motivo, comentario, criado_em as pedido_em from cancelamento_assinatura where desfeito_em is null and efetivado_em is null`,
    ),

  /** Due dates of the invoices that were paid, oldest first. */
  listPagas: async (tx: Tx): Promise<string[]> =>
    (
      await tx.rows<{ vencimento: string }>(
        `select f.vencimento::text from fatura_assinatura f where f.status in ('PAGA', 'PAGA_COM_ATRASO', 'PAGA_A_MAIOR') order by f.vencimento`,
      )
    ).map(({ vencimento }) => vencimento),

  insert: (
    tx: Tx,
    { assinaturaId }: Contexto,
    { motivo, comentario, em }: { motivo: MotivoCancelamento; comentario: string | null; em: Date },
  ): Promise<number> =>
    tx.run('insert into cancelamento_assinatura (assinatura_id, criado_em, motivo, comentario) values ($1, $2, $3, $4)', [
      assinaturaId,
      em,
      motivo,
      comentario,
    ]),

  setFim: (tx: Tx, { assinaturaId, usuarioId }: Contexto, cancelaEm: string | null, em: Date): Promise<number> =>
    tx.run(`update assinatura set cancela_em = $4, ${CARIMBO} where id = $1`, [assinaturaId, em, usuarioId, cancelaEm]),

  undo: (tx: Tx, { usuarioId }: Contexto, em: Date): Promise<number> =>
    tx.run('update cancelamento_assinatura set desfeito_em = $1, desfeito_por = $2 where desfeito_em is null and efetivado_em is null', [
      em,
      usuarioId,
    ]),

  listAEncerrar: async (tx: Tx, hoje: string): Promise<string[]> =>
    (await tx.rows<{ assinaturaId: string }>('select assinatura_id from balcao.assinaturas_a_encerrar($1)', [hoje])).map(
      ({ assinaturaId }) => assinaturaId,
    ),

  /** The subscription is over, and with it what was issued for days it no longer has. */
  async close(tx: Tx, { assinaturaId, usuarioId }: Contexto, cancelaEm: string, em: Date): Promise<void> {
    await tx.run(`update assinatura set status = 'CANCELADA', ${CARIMBO} where id = $1`, [assinaturaId, em, usuarioId]);
    await tx.run('update cancelamento_assinatura set efetivado_em = $1 where desfeito_em is null and efetivado_em is null', [em]);
    await tx.run("update fatura_assinatura set status = 'CANCELADA' where status = 'ABERTA' and pago_centavos = 0 and vencimento >= $1", [
      cancelaEm,
    ]);
  },
};

import type { Contexto, Tx } from '../../plugins/db.ts';

/** An entry that is made of a movement of a bank: it happened on the movement's day. */
export interface LancamentoDoMovimento {
  readonly id: string;
  readonly tipo: 'RECEITA' | 'DESPESA' | 'TRANSFERENCIA';
  readonly descricao: string;
  readonly categoriaId: string | null;
  readonly centroId: string | null;
  /** Of a transfer, where the money leaves from. */
  readonly contaId: string;
  readonly destinoId: string | null;
  readonly dia: string;
  /** Positive. */
  readonly valorCentavos: number;
  /** The movement. */
  readonly origemId: string;
}

/** How the books change as movements are reconciled. */
export const lancamentoDoExtratoRepository = {
  createMany: (tx: Tx, { assinaturaId }: Contexto, novos: readonly LancamentoDoMovimento[]): Promise<number> =>
    tx.run(
      `insert into balcao.lancamento (id, assinatura_id, tipo, descricao, categoria_id, centro_id, conta_id, destino_id, competencia, vencimento,
         pago_em, valor_centavos, origem, origem_id, status)
       select n.id, $1, n.tipo, n.descricao, n."categoriaId", n."centroId", n."contaId", n."destinoId", date_trunc('month', n.dia)::date, n.dia,
         n.dia, n."valorCentavos", 'EXTRATO_BANCARIO', n."origemId", 'REALIZADO'
       from jsonb_to_recordset($2::jsonb) n (id uuid, tipo text, descricao text, "categoriaId" uuid, "centroId" uuid, "contaId" uuid,
         "destinoId" uuid, dia date, "valorCentavos" bigint, "origemId" uuid)`,
      [assinaturaId, JSON.stringify(novos)],
    ),

  /** Pays what was expected, from the account it was paid from unless it says which. */
  realize: (tx: Tx, id: string, { contaId, dia }: { contaId: string; dia: string }): Promise<number> =>
    tx.run("update balcao.lancamento set status = 'REALIZADO', pago_em = $2, conta_id = coalesce(conta_id, $3) where id = $1", [
      id,
      dia,
      contaId,
    ]),

  /** What was paid is expected again. */
  unrealize: (tx: Tx, ids: readonly string[]): Promise<number> =>
    tx.run("update balcao.lancamento set status = 'PREVISTO', pago_em = null where id = any($1::uuid[])", [ids]),

  remove: (tx: Tx, ids: readonly string[]): Promise<number> =>
    tx.run('update balcao.lancamento set excluido_em = now() where id = any($1::uuid[])', [ids]),
};

export type LancamentoDoExtratoRepository = typeof lancamentoDoExtratoRepository;

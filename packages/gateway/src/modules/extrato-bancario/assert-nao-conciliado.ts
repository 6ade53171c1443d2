import type { Tx } from '../../plugins/db.ts';
import { recebimentoConciliado } from './extrato-bancario.errors.ts';

/** A movement of the bank that is a receipt, or a part of it. */
export interface MovimentoDoRecebimento {
  readonly conta: string;
  readonly dia: string;
  readonly memo: string;
  readonly valorCentavos: number;
}

/**
 * The bank confirmed a receipt: it stays as it was confirmed until that is undone, where the movement is. The caller holds the receipt.
 *
 * @throws {Recusa} 409 that names the movements
 */
export async function assertNotConciliado(tx: Tx, recebimentoId: string): Promise<void> {
  const [primeiro, ...outros] = await tx.rows<MovimentoDoRecebimento>(
    `select k.nome as conta, t.dia::text as dia, t.memo, t.valor_centavos::float8 as valor_centavos
     from balcao.conciliacao c join balcao.transacao t on t.id = c.transacao_id join balcao.conta_financeira k on k.id = t.conta_id
     where c.recebimento_id = $1 and c.excluido_em is null order by t.dia, t.id`,
    [recebimentoId],
  );
  if (primeiro) throw recebimentoConciliado([primeiro, ...outros]);
}

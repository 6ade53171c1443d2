import type { Tx } from '../../plugins/db.ts';
import { conciliacaoRepository as conciliacoes } from './conciliacao.repository.ts';
import { recebimentoConciliado } from './extrato-bancario.errors.ts';

/**
 * The bank confirmed a receipt: it stays as it was confirmed until that is undone, where the movement is. The caller holds the receipt.
 *
 * @throws {Recusa} 409 that names the movements
 */
export async function assertNotConciliado(tx: Tx, recebimentoId: string): Promise<void> {
  const [primeiro, ...outros] = await conciliacoes.listDoRecebimento(tx, recebimentoId);
  if (primeiro) throw recebimentoConciliado([primeiro, ...outros]);
}

import type { Tx } from '../../plugins/db.ts';
import { repassesEmLote } from './repasse.errors.ts';
import { repasseRepository } from './repasse.repository.ts';

/**
 * Before a settled statement is taken back: its shares are taken back with it by the database, unless they are in a lot that waits.
 *
 * @throws {Recusa} 409
 */
export async function assertForaDeLote(tx: Tx, extratoId: string): Promise<void> {
  const lotes = await repasseRepository.listLotesDoExtrato(tx, extratoId);
  if (lotes.length > 0) throw repassesEmLote(lotes);
}

import type { Db, Tx } from '../../plugins/db.ts';
import { createLancamentos } from '../lancamento/index.ts';
import { gruposPort } from '../parametros/index.ts';
import { loteRepository } from './lote.repository.ts';
import { createLoteService } from './lote.service.ts';
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

/** Lots made within a transaction that is open already: the demo's. */
export const createLotesIn = (tx: Tx, { agora, newId }: { agora: () => Date; newId: () => string }) =>
  createLoteService({
    db: { tenant: (_, work) => work(tx), snapshot: (_, work) => work(tx) } as Db,
    agora,
    newId,
    lotes: loteRepository,
    grupos: gruposPort,
    lancamentos: createLancamentos({ agora }),
  });

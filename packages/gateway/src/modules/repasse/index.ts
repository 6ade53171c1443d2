import type { Db, Tx } from '../../plugins/db.ts';
import { createLancamentos } from '../lancamento/index.ts';
import { gruposPort } from '../parametros/index.ts';
import { loteRepository } from './lote.repository.ts';
import { createLoteService } from './lote.service.ts';
import { repassesEmLote, repassesPagos } from './repasse.errors.ts';
import { repasseRepository } from './repasse.repository.ts';
import { retencaoMesRepository } from './retencao-mes.repository.ts';
import { createRetencaoMesService } from './retencao-mes.service.ts';

const numerosOf = (lotes: readonly { readonly numero: number }[]): number[] => [...new Set(lotes.map(({ numero }) => numero))];

/**
 * Before a receipt is taken away: its shares are taken back with it by the database, unless they are in a lot that waits.
 *
 * @throws {Recusa} 409
 */
export async function assertForaDeLote(tx: Tx, recebimentoId: string): Promise<void> {
  const emLote = (await repasseRepository.listLotesDoRecebimento(tx, recebimentoId)).filter(({ isPago }) => !isPago);
  if (emLote.length > 0) throw repassesEmLote(numerosOf(emLote));
}

/**
 * Before a receipt by hand is written otherwise: of what was paid by it already, nobody could tell which is which.
 *
 * @throws {Recusa} 409
 */
export async function assertSemRepassePago(tx: Tx, recebimentoId: string): Promise<void> {
  await assertForaDeLote(tx, recebimentoId);
  const pagos = await repasseRepository.listLotesDoRecebimento(tx, recebimentoId);
  if (pagos.length > 0) throw repassesPagos(numerosOf(pagos));
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
    retencoes: createRetencaoMesService({ agora, retencoes: retencaoMesRepository }),
  });

import { razaoRepository } from '../modules/razao/razao.repository.ts';
import type { Contexto, Tx } from '../plugins/db.ts';

/** What of a subscription's ledger is not as its records say; empty when all is well. */
export const proveRazao = (db: { tenant: <T>(contexto: Contexto, work: (tx: Tx) => Promise<T>) => Promise<T> }, contexto: Contexto) =>
  db.tenant(contexto, (tx) => razaoRepository.prove(tx));

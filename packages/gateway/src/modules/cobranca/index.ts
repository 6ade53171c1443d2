import type { Tx } from '../../plugins/db.ts';
import { ajusteRepository } from './ajuste.repository.ts';
import { type Periodo, periodosFaturados } from './cobranca.model.ts';
import { cobrancaRepository } from './cobranca.repository.ts';

export { createIssueFatura, type IssueFatura } from './issue-fatura.ts';

/** What other modules read and write of invoices, in their own transactions. */
export const faturaPort = {
  addAjuste: ajusteRepository.add,
  /** The stretches that are invoiced and not over on a day. */
  listPeriodos: async (tx: Tx, dia: string): Promise<readonly Periodo[]> =>
    periodosFaturados(await cobrancaRepository.listVencimentos(tx), dia),
};
export type FaturaPort = typeof faturaPort;

import type { Contexto, Tx } from '../../plugins/db.ts';
import { ajusteRepository, type NovoAjuste } from './ajuste.repository.ts';
import { type Periodo, periodosFaturados } from './cobranca.model.ts';
import { cobrancaRepository } from './cobranca.repository.ts';

export { createIssueFatura, type IssueFatura } from './issue-fatura.ts';

/**
 * Brings what one fact takes off the invoices to a value, whatever it was: given, reversed and given again, each change is a line of the
 * invoice that counts it. The caller holds the row of the fact.
 *
 * @returns false when it stood there already
 */
async function followCredito(
  tx: Tx,
  contexto: Contexto,
  { creditoCentavos, ...fato }: Pick<NovoAjuste, 'tipo' | 'origem' | 'descricao'> & { readonly creditoCentavos: number },
): Promise<boolean> {
  const { centavos, passos } = await ajusteRepository.sumOf(tx, fato.tipo, fato.origem);
  const valorCentavos = -creditoCentavos - centavos;
  return valorCentavos !== 0 && ajusteRepository.add(tx, contexto, { ...fato, valorCentavos, passo: passos });
}

/** What other modules read and write of invoices, in their own transactions. */
export const faturaPort = {
  addAjuste: ajusteRepository.add,
  followCredito,
  /** The stretches that are invoiced and not over on a day. */
  listPeriodos: async (tx: Tx, dia: string): Promise<readonly Periodo[]> =>
    periodosFaturados(await cobrancaRepository.listVencimentos(tx), dia),
};
export type FaturaPort = typeof faturaPort;

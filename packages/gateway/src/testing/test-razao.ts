import { razaoRepository as razao } from '../modules/razao/razao.repository.ts';
import { proveRazao } from './prove-razao.ts';
import type { Corretor, QuotingTeste } from './test-quoting.ts';

/** The ledger of the subscriptions of a test, as it is read. */
export function readRazao({ db }: QuotingTeste) {
  const contextoDe = ({ usuario: { assinaturaId, usuarioId } }: Corretor) => ({ assinaturaId, usuarioId });
  const saldosDe = (quem: Corretor, em = new Date('9999-01-01')) => db.tenant(contextoDe(quem), (tx) => razao.listSaldos(tx, em));
  return {
    contextoDe,
    /** Balances of every account, as of a moment. */
    saldosDe,
    /** Where it does not say what the records say. */
    prove: (quem: Corretor) => proveRazao(db, contextoDe(quem)),
    /** Balances that are not zero, by nature. */
    saldosPorNatureza: async (quem: Corretor): Promise<Record<string, number>> =>
      Object.fromEntries(
        (await saldosDe(quem)).filter(({ centavos }) => centavos !== 0).map(({ natureza, centavos }) => [natureza, centavos]),
      ),
  };
}

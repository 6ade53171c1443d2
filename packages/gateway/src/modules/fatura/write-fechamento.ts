import type { Contexto, Tx } from '../../plugins/db.ts';
import type { FechamentoRepository } from './fechamento.repository.ts';
import type { FaturaTravada, GrupoRepository } from './grupo.repository.ts';
import { type PlanoDaFatura, refreshFaturas } from './refresh-faturas.ts';

/** Writes what a bill comes to: its instalment, its commissions, and that it is closed; who calls holds it and its policy. */
export async function writeFechamento(
  tx: Tx,
  contexto: Contexto,
  { grupos, fechamentos }: { grupos: GrupoRepository; fechamentos: FechamentoRepository },
  fatura: Pick<FaturaTravada, 'id' | 'apoliceId' | 'vencimento' | 'grupo'> & { readonly plano: PlanoDaFatura },
): Promise<void> {
  const { id: faturaId, apoliceId, vencimento, grupo } = fatura;
  const { plano, comissoes } = fatura.plano;
  if (plano.isCobrada) {
    const { liquidoCentavos, iofCentavos } = plano.devido;
    const valores = { valorCentavos: liquidoCentavos + iofCentavos, iofCentavos: Math.max(0, iofCentavos) };
    const parcela = await fechamentos.saveParcela(tx, contexto, { faturaId, apoliceId, vencimento, ...valores });
    for (const comissao of comissoes) await fechamentos.saveComissao(tx, contexto, { faturaId, apoliceId, parcela, vencimento }, comissao);
  }
  await fechamentos.close(tx, faturaId, plano.isCobrada);
  await grupos.insertAto(tx, contexto, { faturaId, tipo: 'FECHAMENTO' });
  await refreshFaturas(tx, contexto, { grupos, apoliceId, grupo });
}

import type { Plano } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Recursos, Tarefas } from '../../plugins/ports.ts';
import { ajusteRepository as ajustes } from './ajuste.repository.ts';
import { linhas } from './cobranca.copy.ts';
import { faturaOf } from './cobranca.model.ts';
import { cobrancaRepository as cobrancas } from './cobranca.repository.ts';
import { createEnqueueEmissao } from './emissao.ts';

/** An invoice to be issued, before what adjusts it. */
export interface NovaFatura {
  readonly plano: Plano;
  readonly forma: 'BOLETO' | 'PIX';
  readonly mensalCentavos: number;
  readonly vencimento: string;
}

/** @returns the invoice's id; null when its month has one already */
export type IssueFatura = (tx: Tx, contexto: Contexto, nova: NovaFatura) => Promise<string | null>;

/**
 * Issues an invoice: the price of the plan with every credit and addition that waited, and the request for its charge. Credit above the
 * price waits for the invoice after it. The caller holds the subscription's row, so that nothing is counted twice.
 */
export function createIssueFatura({ tarefas, agora }: { tarefas: Pick<Tarefas, 'enqueue'> } & Pick<Recursos, 'agora'>): IssueFatura {
  const enqueueEmissao = createEnqueueEmissao(tarefas);
  return async (tx, contexto, { plano, forma, mensalCentavos, vencimento }) => {
    const pendentes = await ajustes.listPendentes(tx);
    const { totalCentavos, saldoCentavos } = faturaOf(mensalCentavos, pendentes);
    const competencia = vencimento.slice(0, 7);
    const id = await cobrancas.insertFatura(tx, contexto, {
      competencia,
      plano,
      forma,
      vencimento,
      valorCentavos: totalCentavos,
      pagaEm: totalCentavos === 0 ? agora() : null,
    });
    if (id === null) return null;
    await ajustes.assign(
      tx,
      pendentes.map((ajuste) => ajuste.id),
      id,
    );
    if (saldoCentavos > 0) {
      const saldo = { tipo: 'SALDO', origem: id } as const;
      await ajustes.add(tx, contexto, { ...saldo, valorCentavos: saldoCentavos, descricao: linhas.saldoAdiante, faturaId: id });
      await ajustes.add(tx, contexto, { ...saldo, valorCentavos: -saldoCentavos, descricao: linhas.saldoDe(competencia) });
    }
    if (totalCentavos > 0) await enqueueEmissao(tx, contexto, id);
    return id;
  };
}

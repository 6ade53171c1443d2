import { hojeEm } from '../datas/hoje-em.ts';
import type { ValorNoDia } from './encargos.ts';

/** A payment that arrived, and what of it was returned. */
export interface PagamentoRecebido {
  readonly valorCentavos: number;
  readonly devolvidoCentavos: number;
  readonly horario: Date;
}

/** One charge of an invoice: what it was worth on a day, by {@link valorNoDia}, and what was paid of it. */
export interface CobrancaPaga {
  /** Had been paid of the invoice when this charge was issued: it asks for what remained. */
  readonly abatidoCentavos: number;
  readonly valorNo: (dia: string) => Pick<ValorNoDia, 'totalCentavos'>;
  readonly pagamentos: readonly PagamentoRecebido[];
}

/**
 * How an invoice stands by its payments: nothing arrived, or all of it went back; less than was owed on the day; exactly; exactly with fine
 * and interest; more.
 */
export type SituacaoPagamento = 'ABERTA' | 'DEVOLVIDA' | 'PARCIAL' | 'PAGA' | 'PAGA_COM_ATRASO' | 'PAGA_A_MAIOR';

/** The situations in which nothing is owed any more. */
export const situacoesQuitadas: ReadonlySet<string> = new Set(['PAGA', 'PAGA_COM_ATRASO', 'PAGA_A_MAIOR']);

/** How an invoice stands, and the amounts that say so. */
export interface ContaDaFatura {
  readonly situacao: SituacaoPagamento;
  readonly pagoCentavos: number;
  /** Fine and interest that were owed, and paid. */
  readonly encargosCentavos: number;
  /** Paid above what was owed. */
  readonly excedenteCentavos: number;
  /** Moment of the payment that settled it; null while something is owed. */
  readonly pagoEm: Date | null;
}

const netOf = (pagamentos: readonly PagamentoRecebido[]): number =>
  pagamentos.reduce((sum, { valorCentavos, devolvidoCentavos }) => sum + valorCentavos - devolvidoCentavos, 0);

/** The payment that reaches what a charge is worth on that payment's own day; null when none does. */
function settle({ valorNo, pagamentos }: CobrancaPaga): { em: Date; devidoCentavos: number } | null {
  let somado = 0;
  for (const pagamento of pagamentos.toSorted((a, b) => a.horario.getTime() - b.horario.getTime())) {
    somado += netOf([pagamento]);
    const { totalCentavos } = valorNo(hojeEm(pagamento.horario));
    if (somado >= totalCentavos) return { em: pagamento.horario, devidoCentavos: totalCentavos };
  }
  return null;
}

/**
 * Adds up the payments of an invoice, whichever order they became known in. An invoice is settled by the charge that was paid in full; a
 * charge issued after a part was paid asks for what remained.
 *
 * @param valorCentavos of the invoice, without fine or interest
 * @example contaDaFatura(14_990, [{ abatidoCentavos: 0, valorNo, pagamentos }]).situacao // 'PAGA'
 */
export function contaDaFatura(valorCentavos: number, cobrancas: readonly CobrancaPaga[]): ContaDaFatura {
  const pagoCentavos = cobrancas.reduce((sum, { pagamentos }) => sum + netOf(pagamentos), 0);
  const aberta = { pagoCentavos, encargosCentavos: 0, excedenteCentavos: 0, pagoEm: null };
  const quitadas = cobrancas.flatMap((cobranca) => {
    const quitacao = settle(cobranca);
    return quitacao ? [{ em: quitacao.em, devidoCentavos: cobranca.abatidoCentavos + quitacao.devidoCentavos }] : [];
  });
  const [quitacao] = quitadas.toSorted((a, b) => a.em.getTime() - b.em.getTime());
  if (!quitacao || pagoCentavos < quitacao.devidoCentavos) {
    const isDevolvida = pagoCentavos <= 0 && cobrancas.some(({ pagamentos }) => pagamentos.length > 0);
    return { ...aberta, situacao: isDevolvida ? 'DEVOLVIDA' : pagoCentavos > 0 ? 'PARCIAL' : 'ABERTA' };
  }
  const { devidoCentavos, em: pagoEm } = quitacao;
  const excedenteCentavos = pagoCentavos - devidoCentavos;
  const encargosCentavos = Math.max(0, devidoCentavos - valorCentavos);
  const situacao = excedenteCentavos > 0 ? 'PAGA_A_MAIOR' : encargosCentavos > 0 ? 'PAGA_COM_ATRASO' : 'PAGA';
  return { situacao, pagoCentavos, encargosCentavos, excedenteCentavos, pagoEm };
}

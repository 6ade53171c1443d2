import type { BaseRepasse, MomentoRepasse, RegimeProdutor, StatusLote, StatusPagamentoRepasse, StatusRepasse } from '@balcao/contracts';
import { formatBps } from '../dinheiro/bps.ts';

/** What a share is taken of, in words. */
export const rotulosDaBaseRepasse: Readonly<Record<BaseRepasse, string>> = {
  COMISSAO_BRUTA: 'Comissão bruta',
  COMISSAO_LIQUIDA: 'Comissão líquida',
  PREMIO_LIQUIDO: 'Prêmio líquido',
};

/** When a share is released, in words. */
export const rotulosDoMomentoRepasse: Readonly<Record<MomentoRepasse, string>> = { RECEBIMENTO: 'No recebimento', EMISSAO: 'Na emissão' };

/** By what regime a producer is taxed, in words. */
export const rotulosDoRegimeProdutor: Readonly<Record<RegimeProdutor, string>> = {
  PF: 'Autônomo',
  SIMPLES: 'Simples Nacional',
  PRESUMIDO: 'Lucro presumido',
  REAL: 'Lucro real',
};

/** The state of a share, in words. */
export const rotulosDoStatusRepasse: Readonly<Record<StatusRepasse, string>> = {
  PREVISTO: 'Previsto',
  LIBERADO: 'Liberado',
  EM_LOTE: 'Em lote',
  PAGO: 'Pago',
  ESTORNADO: 'Estornado',
};

/** The state of a lot of shares, in words. */
export const rotulosDoStatusLote: Readonly<Record<StatusLote, string>> = {
  ABERTO: 'Aberto',
  APROVADO: 'Aprovado',
  PAGO: 'Pago',
  CANCELADO: 'Cancelado',
  ESTORNADO: 'Estornado',
};

/** What became of one payment of a lot, in words. */
export const rotulosDoPagamentoRepasse: Readonly<Record<StatusPagamentoRepasse, string>> = {
  PENDENTE: 'A pagar',
  PAGO: 'Pago',
  REJEITADO: 'Recusado pelo banco',
  CANCELADO: 'Cancelado',
  ESTORNADO: 'Estornado',
};

/**
 * How much a share is, and of what.
 *
 * @param pctBps basis points
 * @example sayRepasse(1_000, 'COMISSAO_BRUTA') // '10% da comissão bruta'
 */
export const sayRepasse = (pctBps: number, base: BaseRepasse): string =>
  `${formatBps(pctBps)} ${base === 'PREMIO_LIQUIDO' ? 'do' : 'da'} ${rotulosDaBaseRepasse[base].toLowerCase()}`;

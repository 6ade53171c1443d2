import type { RegimeProdutor } from '@balcao/contracts';
import { percentual } from '../dinheiro/percentual.ts';

/** By what a producer is taxed: the rates of their record. */
export interface TributacaoDoProdutor {
  readonly pessoa: 'PF' | 'PJ';
  readonly regime: RegimeProdutor | null;
  readonly irBps: number;
  readonly issBps: number;
  readonly inssBps: number;
}

/** What is withheld of what a producer is paid; `bruto = irrf + iss + inss + liquido`. */
export interface RetencoesDoRepasse {
  readonly irrfCentavos: number;
  readonly issCentavos: number;
  readonly inssCentavos: number;
  readonly liquidoCentavos: number;
}

/**
 * What the brokerage withholds of a payment to a producer, by the rates of their record (domain design §2.2): social security of persons alone,
 * income tax of nobody of Simples Nacional.
 *
 * @param brutoCentavos integer centavos of one payment, above zero
 * @example retencoesDoRepasse(16_800, { pessoa: 'PF', regime: 'PF', irBps: 0, issBps: 500, inssBps: 1_100 }).liquidoCentavos // 14112
 */
export function retencoesDoRepasse(
  brutoCentavos: number,
  { pessoa, regime, irBps, issBps, inssBps }: TributacaoDoProdutor,
): RetencoesDoRepasse {
  const irrfCentavos = regime === 'SIMPLES' ? 0 : percentual(brutoCentavos, irBps);
  const issCentavos = percentual(brutoCentavos, issBps);
  const inssCentavos = pessoa === 'PF' ? percentual(brutoCentavos, inssBps) : 0;
  return { irrfCentavos, issCentavos, inssCentavos, liquidoCentavos: brutoCentavos - irrfCentavos - issCentavos - inssCentavos };
}

import type { AliquotaCorretora, RegimeProdutor, TributoCorretora } from '@balcao/contracts';
import { percentual } from '../dinheiro/percentual.ts';
import { linhaVigente } from '../vigencia/linha-vigente.ts';

/** By what a brokerage is taxed on the day it receives. */
export interface TributacaoDaCorretora {
  readonly regime: RegimeProdutor;
  readonly aliquotas: readonly AliquotaCorretora[];
  /** Where the service is taxed; null where the brokerage has one rate only. */
  readonly municipio: string | null;
  /** `YYYY-MM-DD` */
  readonly dia: string;
}

/** What is withheld of a commission; `bruto = irrf + iss + liquido`. */
export interface Retencoes {
  readonly irrfCentavos: number;
  readonly issCentavos: number;
  readonly liquidoCentavos: number;
}

/**
 * What the insurer withholds of a commission, by the brokerage's own dated rates (domain design §5.3). A brokerage of Simples Nacional has
 * nothing withheld: it pays its single rate itself.
 *
 * @param brutoCentavos integer centavos
 * @example retencoesDaComissao(60_000, presumido).liquidoCentavos // 56100 at 1,5 % and 5 %
 */
export function retencoesDaComissao(brutoCentavos: number, { regime, aliquotas, municipio, dia }: TributacaoDaCorretora): Retencoes {
  const take = (tributo: TributoCorretora): number => {
    if (regime === 'SIMPLES') return 0;
    const rows = aliquotas.filter(
      (row) => row.tributo === tributo && (tributo !== 'ISS' || municipio === null || row.municipio === municipio),
    );
    return percentual(brutoCentavos, linhaVigente(rows, dia)?.bps ?? 0);
  };
  const [irrfCentavos, issCentavos] = [take('IRRF'), take('ISS')];
  return { irrfCentavos, issCentavos, liquidoCentavos: brutoCentavos - irrfCentavos - issCentavos };
}

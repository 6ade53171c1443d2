import { calcIof } from '../iof/calc-iof.ts';
import { countDias, prorate } from '../dinheiro/prorate.ts';

/** A change of a policy that is running: what a whole period costs before and after it. */
export interface MudancaDePremio {
  readonly antesCentavos: number;
  readonly depoisCentavos: number;
  readonly vigIni: string;
  readonly vigFim: string;
  /** First day of the change. */
  readonly dia: string;
  /** Rate of IOF on the day, bps. */
  readonly iofBps: number;
}

/** What a change costs for the days left; negative is given back. */
export interface PremioDoEndosso {
  readonly diasRestantes: number;
  readonly diasVigencia: number;
  readonly premioLiquidoCentavos: number;
  readonly iofCentavos: number;
  readonly premioTotalCentavos: number;
}

/**
 * The premium of an endorsement, by the day: the difference of the whole period for the days left, rounded once, and its tax (domain design
 * §5.6).
 *
 * @throws RangeError when the period has no day or a number is not an integer
 * @example prorateEndosso({ antesCentavos: 300_000, depoisCentavos: 360_000, …, 200 days left, iofBps: 738 }).premioLiquidoCentavos // 32877
 */
export function prorateEndosso({ antesCentavos, depoisCentavos, vigIni, vigFim, dia, iofBps }: MudancaDePremio): PremioDoEndosso {
  const { restantes, total } = countDias({ inicio: vigIni, fim: vigFim, dia });
  const premioLiquidoCentavos = prorate(depoisCentavos - antesCentavos, { dias: restantes, total });
  const iofCentavos = calcIof(premioLiquidoCentavos, iofBps);
  return {
    diasRestantes: restantes,
    diasVigencia: total,
    premioLiquidoCentavos,
    iofCentavos,
    premioTotalCentavos: premioLiquidoCentavos + iofCentavos,
  };
}

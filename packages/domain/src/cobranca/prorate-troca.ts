import { countDias, type DiaDoPeriodo, prorate } from '../dinheiro/prorate.ts';

/** A change of plan in the middle of a period that is already charged: from `dia` on the new plan counts. */
export interface TrocaDePlano extends DiaDoPeriodo {
  readonly atualCentavos: number;
  readonly novoCentavos: number;
}

/** What a change costs until the end of the period. */
export interface Proporcional {
  readonly diasRestantes: number;
  readonly diasDoPeriodo: number;
  /** Of the plan that is left, not used. */
  readonly creditoCentavos: number;
  /** Of the new plan, for the days that remain. */
  readonly debitoCentavos: number;
  /** Positive: to be paid; negative: credit for the next invoice. */
  readonly diferencaCentavos: number;
}

/**
 * Shares a period of a subscription between the plan it leaves and the one it takes, day by day. A day outside the period counts as its
 * nearest end.
 *
 * @throws RangeError when the period has no day or an amount is not an integer
 * @example prorateTroca({ atualCentavos: 14_990, novoCentavos: 29_990, inicio: '2026-11-01', fim: '2026-12-01', dia: '2026-11-16' })
 *   // { diasRestantes: 15, diasDoPeriodo: 30, creditoCentavos: 7_495, debitoCentavos: 14_995, diferencaCentavos: 7_500 }
 */
export function prorateTroca({ atualCentavos, novoCentavos, ...periodo }: TrocaDePlano): Proporcional {
  const { total: diasDoPeriodo, restantes: diasRestantes } = countDias(periodo);
  const share = (centavos: number): number => prorate(centavos, { dias: diasRestantes, total: diasDoPeriodo });
  const [creditoCentavos, debitoCentavos] = [share(atualCentavos), share(novoCentavos)];
  return { diasRestantes, diasDoPeriodo, creditoCentavos, debitoCentavos, diferencaCentavos: debitoCentavos - creditoCentavos };
}

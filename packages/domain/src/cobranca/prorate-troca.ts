import { diffDias } from '../datas/add-dias.ts';
import { roundHalfUp } from '../dinheiro/round-half-up.ts';

/** A change of plan in the middle of a period that is already charged. */
export interface TrocaDePlano {
  readonly atualCentavos: number;
  readonly novoCentavos: number;
  /** First day of the period, `YYYY-MM-DD`. */
  readonly inicio: string;
  /** First day after the period. */
  readonly fim: string;
  /** Day of the change: from it on the new plan counts. */
  readonly dia: string;
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
export function prorateTroca({ atualCentavos, novoCentavos, inicio, fim, dia }: TrocaDePlano): Proporcional {
  const diasDoPeriodo = diffDias(inicio, fim);
  if (!(diasDoPeriodo > 0)) throw new RangeError('o período precisa de ao menos um dia');
  const diasRestantes = Math.min(diasDoPeriodo, Math.max(0, diffDias(dia, fim)));
  const share = (centavos: number): number => roundHalfUp(BigInt(centavos) * BigInt(diasRestantes), BigInt(diasDoPeriodo));
  const [creditoCentavos, debitoCentavos] = [share(atualCentavos), share(novoCentavos)];
  return { diasRestantes, diasDoPeriodo, creditoCentavos, debitoCentavos, diferencaCentavos: debitoCentavos - creditoCentavos };
}

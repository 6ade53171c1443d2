import type { FaixaEstornoSeguradora } from '@balcao/contracts';
import { addMeses } from '../datas/add-meses.ts';
import { percentual } from '../dinheiro/percentual.ts';
import { prorate } from '../dinheiro/prorate.ts';
import { linhaVigente, type Vigencia } from '../vigencia/linha-vigente.ts';

/** A commission of a policy that ends early. Integer centavos. */
export interface ComissaoDaCancelada {
  /** Whole commission of the policy. */
  readonly comissaoCentavos: number;
  readonly recebidaCentavos: number;
  readonly premioLiquidoCentavos: number;
  /** Net premium the insurer keeps. */
  readonly retidoLiquidoCentavos: number;
}

/**
 * What commission goes back when a policy is cancelled: what was received beyond the part of the premium that was earned. Paid ahead, that is
 * the unearned part; paid by instalments, only what is refunded (domain design §5.3).
 *
 * @returns integer centavos, not negative
 * @throws RangeError when an amount is not an integer or the premium is zero
 * @example estornoProporcional({ comissaoCentavos: 60_000, recebidaCentavos: 60_000, premioLiquidoCentavos: 300_000, retidoLiquidoCentavos: 90_000 }) // 42000
 */
export function estornoProporcional({
  comissaoCentavos,
  recebidaCentavos,
  premioLiquidoCentavos,
  retidoLiquidoCentavos,
}: ComissaoDaCancelada): number {
  const ganha = prorate(comissaoCentavos, { dias: retidoLiquidoCentavos, total: premioLiquidoCentavos });
  return Math.max(0, recebidaCentavos - ganha);
}

/** One row: cancelled until so many months after the start, so much of the reward goes back. */
export interface FaixaEstorno {
  readonly ateMeses: number;
  readonly pctBps: number;
}

/** An insurer's table of what goes back of an agenciamento, and the days it is in force. */
export interface TabelaEstorno extends Vigencia {
  readonly faixas: readonly FaixaEstorno[];
}

/** [K] One insurer's table (domain design §5.3). Data, to be overridden by each insurer's rows; read it with `tabelaEstornoVigente`. */
export const tabelasEstorno: readonly TabelaEstorno[] = [
  {
    desde: '2000-01-01',
    faixas: [
      { ateMeses: 6, pctBps: 10_000 },
      { ateMeses: 12, pctBps: 7_500 },
      { ateMeses: 18, pctBps: 5_000 },
      { ateMeses: 24, pctBps: 3_500 },
      { ateMeses: 30, pctBps: 2_500 },
      { ateMeses: 36, pctBps: 1_500 },
    ],
  },
];

/**
 * The table in force with an insurer on a day: the one agreed with it, where one had begun by then; else the market's.
 *
 * @param acordadas rows agreed with the insurer, in any order
 * @param dia `YYYY-MM-DD`
 * @example tabelaEstornoVigente([{ desde: '2026-01-01', ateMeses: 12, pctBps: 10_000 }], '2026-11-20').faixas // [{ ateMeses: 12, pctBps: 10_000 }]
 */
export function tabelaEstornoVigente(acordadas: readonly FaixaEstornoSeguradora[], dia: string): TabelaEstorno {
  const desde = linhaVigente(acordadas, dia)?.desde;
  if (desde === undefined) return linhaVigente(tabelasEstorno, dia) as TabelaEstorno;
  const faixas = acordadas.filter((uma) => uma.desde === desde).map(({ ateMeses, pctBps }) => ({ ateMeses, pctBps }));
  return { desde, faixas: faixas.toSorted((a, b) => a.ateMeses - b.ateMeses) };
}

/**
 * What goes back of an agenciamento by the table: the first row whose months have not passed; nothing after the last.
 *
 * @param dias first day of the policy and day it was cancelled, `YYYY-MM-DD`
 * @example estornoPorTabela(100_000, { vigIni: '2026-01-15', dia: '2026-07-16' }, tabela) // 75000
 */
export function estornoPorTabela(
  recebidaCentavos: number,
  { vigIni, dia }: { readonly vigIni: string; readonly dia: string },
  { faixas }: TabelaEstorno,
): number {
  const faixa = faixas.find(({ ateMeses }) => dia <= addMeses(vigIni, ateMeses));
  return faixa ? percentual(recebidaCentavos, faixa.pctBps) : 0;
}

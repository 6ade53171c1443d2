import type { ParametrosAtraso } from '@balcao/contracts';
import { type ValorNoDia, valorNoDia } from '../cobranca/encargos.ts';
import type { Feriados } from '../datas/dia-util.ts';

/** An instalment that may be paid late. */
export interface ParcelaEmAtraso {
  readonly valorCentavos: number;
  /** `YYYY-MM-DD`. */
  readonly vencimento: string;
}

/**
 * What an instalment is worth on a day by the subscription's own fine and interest (domain design §5.6): the fine once, interest by calendar
 * days of a month of thirty, both from the first business day of payment on.
 *
 * @param dia when it is paid, `YYYY-MM-DD`
 * @example valorEmAtraso({ valorCentavos: 35_000, vencimento: '2026-11-10' }, '2026-11-20', { atraso: { multaBps: 200, jurosMesBps: 100 }, feriados }).totalCentavos // 35_817
 */
export const valorEmAtraso = (
  { valorCentavos, vencimento }: ParcelaEmAtraso,
  dia: string,
  { atraso, feriados }: { atraso: ParametrosAtraso; feriados: Feriados },
): ValorNoDia =>
  valorNoDia(
    {
      valorCentavos,
      vencimento,
      multa: { modalidade: 2, valor: atraso.multaBps },
      juros: { modalidade: 3, valor: atraso.jurosMesBps },
    },
    dia,
    { feriados },
  );

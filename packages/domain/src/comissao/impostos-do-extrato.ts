import { percentual } from '../dinheiro/percentual.ts';
import { retencoesDaComissao, type TributacaoDaCorretora } from './retencoes-comissao.ts';

/** What a statement says was withheld; null where it says nothing. Integer centavos, positive. */
export interface ImpostosDitos {
  readonly brutoCentavos: number;
  readonly irrfCentavos: number | null;
  readonly issCentavos: number | null;
  readonly inssCentavos: number | null;
  readonly outrosCentavos: number | null;
  readonly liquidoCentavos: number | null;
}

/** What is withheld of a statement, what comes into the account, and what the rates of the brokerage would have withheld. Integer centavos. */
export interface ImpostosDoExtrato {
  readonly irrfCentavos: number;
  readonly issCentavos: number;
  readonly inssCentavos: number;
  readonly outrosCentavos: number;
  readonly liquidoCentavos: number;
  readonly origem: 'EXTRATO' | 'ALIQUOTAS' | 'INFORMADA';
  /** By the dated rates of the brokerage; null when it has none. */
  readonly esperadoCentavos: number | null;
}

/**
 * What is withheld of a statement: as it says; where it says nothing, by the rate that was asked for, else by the dated rates of the brokerage
 * (domain design §5.3). What came into the account is what the statement says, whatever it adds up to.
 *
 * @param impostoBps one rate for statements that say nothing; null for the rates of the brokerage
 * @example impostosDoExtrato({ ...mudo, brutoCentavos: 60_000 }, presumido, null).liquidoCentavos // 56100 at 1,5 % and 5 %
 */
export function impostosDoExtrato(ditos: ImpostosDitos, tributacao: TributacaoDaCorretora, impostoBps: number | null): ImpostosDoExtrato {
  const { brutoCentavos, irrfCentavos, issCentavos, inssCentavos, outrosCentavos } = ditos;
  const daCorretora = retencoesDaComissao(brutoCentavos, tributacao);
  const esperadoCentavos = tributacao.aliquotas.length > 0 ? daCorretora.irrfCentavos + daCorretora.issCentavos : null;
  const close = (parte: Omit<ImpostosDoExtrato, 'liquidoCentavos' | 'esperadoCentavos'>): ImpostosDoExtrato => ({
    ...parte,
    esperadoCentavos,
    liquidoCentavos:
      ditos.liquidoCentavos ?? brutoCentavos - parte.irrfCentavos - parte.issCentavos - parte.inssCentavos - parte.outrosCentavos,
  });
  if ([irrfCentavos, issCentavos, inssCentavos, outrosCentavos].some((dito) => dito !== null))
    return close({
      irrfCentavos: irrfCentavos ?? 0,
      issCentavos: issCentavos ?? 0,
      inssCentavos: inssCentavos ?? 0,
      outrosCentavos: outrosCentavos ?? 0,
      origem: 'EXTRATO',
    });
  if (impostoBps !== null)
    return close({
      irrfCentavos: 0,
      issCentavos: 0,
      inssCentavos: 0,
      outrosCentavos: percentual(brutoCentavos, impostoBps),
      origem: 'INFORMADA',
    });
  return close({
    irrfCentavos: daCorretora.irrfCentavos,
    issCentavos: daCorretora.issCentavos,
    inssCentavos: 0,
    outrosCentavos: 0,
    origem: 'ALIQUOTAS',
  });
}

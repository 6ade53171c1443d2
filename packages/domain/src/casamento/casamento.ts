import { normalizeDocumento } from '../documentos/format-documento.ts';
import { roundHalfUp } from '../dinheiro/percentual.ts';

/** A commission that is still expected of an insurer. Amounts are integer centavos, negative when it goes back. */
export interface ComissaoEsperada {
  readonly id: string;
  readonly apolice: string | null;
  /** Null or zeros: the policy itself. */
  readonly endosso: string | null;
  /** Null: of the whole contract, no instalment. */
  readonly parcela: number | null;
  /** Number of the proposal at the insurer. */
  readonly proposta: string | null;
  /** CPF or CNPJ of who is insured. */
  readonly documento: string | null;
  /** Premium it is counted on. */
  readonly premioCentavos: number;
  /** What of it is still to come. */
  readonly valorCentavos: number;
  /** `YYYY-MM-DD` */
  readonly previsaoEm: string;
}

/** A line of a commission statement, with what the insurer says of it; what it does not say is null. Integer centavos. */
export interface LinhaDoExtrato {
  readonly apolice: string | null;
  readonly endosso: string | null;
  readonly parcela: number | null;
  readonly proposta: string | null;
  readonly documento: string | null;
  readonly premioCentavos: number | null;
  readonly valorCentavos: number;
}

/** How a line found its commission, in the order in which they are tried (domain design §5.3). */
export type MetodoDeCasamento = 'APOLICE_ENDOSSO_PARCELA' | 'APOLICE_VALOR' | 'NUMERO_PROPOSTA' | 'DOCUMENTO_PREMIO';

/** What is compared of a line and a commission. */
export type CampoDoCasamento = 'apolice' | 'endosso' | 'parcela' | 'proposta' | 'documento' | 'premio' | 'valor';

/** A field in which both say something, and not the same. */
export interface DiferencaDoCasamento {
  readonly campo: CampoDoCasamento;
  readonly daLinha: string;
  readonly daComissao: string;
}

/** What became of a line: settled by itself, shown to a person, or without a commission. */
export type DecisaoDoCasamento = 'AUTOMATICA' | 'SUGERIDA' | 'SEM_PAR';

/** A line and the commission it was matched with, and why. */
export interface Casamento {
  /** Place of the line in the list that was given. */
  readonly linha: number;
  readonly comissaoId: string | null;
  readonly metodo: MetodoDeCasamento | null;
  /** 0 to 100: 95 is 0,95. */
  readonly score: number;
  readonly decisao: DecisaoDoCasamento;
  /** What came less what was expected, integer centavos. */
  readonly diferencaCentavos: number;
  /** The difference is beyond the tolerance. */
  readonly isDivergente: boolean;
  readonly concordam: readonly CampoDoCasamento[];
  readonly divergem: readonly DiferencaDoCasamento[];
  /** Other commissions that would do as well, at most {@link MAX_ALTERNATIVAS}. */
  readonly alternativas: readonly string[];
  /** The line that took the commission this one names too: the statement may say it twice. */
  readonly linhaQueTomou: number | null;
}

/** How many alternatives are told. */
export const MAX_ALTERNATIVAS = 5;

/** What may differ, and from what score on a match is believed. */
export interface ParametrosCasamento {
  /** Difference that is always within tolerance, integer centavos. */
  readonly toleranciaCentavos: number;
  /** Difference that is within tolerance, of the expected amount. */
  readonly toleranciaBps: number;
  /** From this score on a match needs nobody. */
  readonly automatico: number;
  /** From this score on it is shown as a suggestion. */
  readonly sugestao: number;
}

/** R$ 0,05 or 1 %; 0,95 and 0,70 (domain design §5.3). */
export const parametrosCasamento: ParametrosCasamento = { toleranciaCentavos: 5, toleranciaBps: 100, automatico: 95, sugestao: 70 };

/**
 * Whether an amount that came is the expected one, but for a tolerance: so many centavos, or so much of the expected, whichever is more.
 *
 * @param recebidoCentavos integer centavos
 * @param esperadoCentavos integer centavos
 * @throws RangeError when an amount is not an integer
 * @example isNaTolerancia(59_400, 60_000) // true
 */
export function isNaTolerancia(
  recebidoCentavos: number,
  esperadoCentavos: number,
  { toleranciaCentavos, toleranciaBps }: Pick<ParametrosCasamento, 'toleranciaCentavos' | 'toleranciaBps'> = parametrosCasamento,
): boolean {
  const diferenca = Math.abs(recebidoCentavos - esperadoCentavos);
  if (!Number.isInteger(diferenca)) throw new RangeError('valores em centavos inteiros');
  return diferenca <= toleranciaCentavos || diferenca * 10_000 <= Math.abs(esperadoCentavos) * toleranciaBps;
}

/**
 * A number of a policy, endorsement or proposal as it is compared: insurers print the same one with dots, hyphens and zeros before it.
 *
 * @example foldNumero(' 0531.0001-2 ') // '53100012'
 */
export const foldNumero = (texto: string | null): string =>
  (texto ?? '')
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replace(/^0+/, '');

/**
 * The rate a line says by its amounts, to the nearest bps; null where it has no premium.
 *
 * @example bpsDaLinha({ premioCentavos: 300_000, valorCentavos: 60_000 }) // 2000
 */
export const bpsDaLinha = ({ premioCentavos, valorCentavos }: Pick<LinhaDoExtrato, 'premioCentavos' | 'valorCentavos'>): number | null =>
  premioCentavos ? roundHalfUp(BigInt(valorCentavos) * 10_000n, BigInt(premioCentavos)) : null;

/**
 * A CPF or CNPJ as it is compared; empty when it is none, or not whole: statements hide digits behind asterisks.
 *
 * @example wholeDocumento('***.444.777-**') // ''
 */
export function wholeDocumento(texto: string | null): string {
  const documento = normalizeDocumento(texto ?? '');
  return documento.length === 11 || documento.length === 14 ? documento : '';
}

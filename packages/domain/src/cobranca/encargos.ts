import { addDias, diffDias } from '../datas/add-dias.ts';
import { type Feriados, isDiaUtil, proximoDiaUtil } from '../datas/dia-util.ts';
import { roundHalfUp } from '../dinheiro/percentual.ts';

/** How a fine is told: a fixed amount in centavos (1), or a percentage in bps (2). */
export interface Multa {
  readonly modalidade: 1 | 2;
  readonly valor: number;
}

/**
 * How interest is told: 1 to 4 by calendar days, 5 to 8 by business days; in each half a fixed amount a day in centavos, then bps a day,
 * a month, a year.
 */
export interface Juros {
  readonly modalidade: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
  readonly valor: number;
}

/** How many days a rate of a month or a year is spread over [K]: commercial month, civil year; business days by the market's usage. */
export interface BasesDosJuros {
  readonly diasDoMes: number;
  readonly diasDoAno: number;
  readonly uteisDoMes: number;
  readonly uteisDoAno: number;
}
export const basesDosJuros: BasesDosJuros = { diasDoMes: 30, diasDoAno: 365, uteisDoMes: 21, uteisDoAno: 252 };

/** A charge with its due date: what it costs to pay it late. */
export interface CobrancaComVencimento {
  readonly valorCentavos: number;
  /** `YYYY-MM-DD`; one that falls on no business day is moved to the next, and everything counts from there. */
  readonly vencimento: string;
  readonly multa?: Multa | null;
  readonly juros?: Juros | null;
}

/** What is owed on a day; `totalCentavos` is the sum of the others. */
export interface ValorNoDia {
  readonly originalCentavos: number;
  readonly multaCentavos: number;
  readonly jurosCentavos: number;
  readonly totalCentavos: number;
  readonly diasDeAtraso: number;
}

interface Calendario {
  readonly feriados: Feriados;
  readonly bases?: BasesDosJuros;
}

const BPS = 10_000n;

/** Business days after `de`, up to and including `ate`. */
function countUteis(de: string, ate: string, feriados: Feriados): number {
  let uteis = 0;
  for (let dia = addDias(de, 1); dia <= ate; dia = addDias(dia, 1)) if (isDiaUtil(dia, feriados)) uteis += 1;
  return uteis;
}

function calcJuros(valorCentavos: number, { modalidade, valor }: Juros, { dias, bases }: { dias: number; bases: BasesDosJuros }): number {
  const isUteis = modalidade > 4;
  const periodo = (isUteis ? modalidade - 4 : modalidade) as 1 | 2 | 3 | 4;
  if (periodo === 1) return valor * dias;
  const porPeriodo = { 2: 1, 3: isUteis ? bases.uteisDoMes : bases.diasDoMes, 4: isUteis ? bases.uteisDoAno : bases.diasDoAno };
  return roundHalfUp(BigInt(valorCentavos) * BigInt(valor) * BigInt(dias), BPS * BigInt(porPeriodo[periodo]));
}

/**
 * What a charge of API Pix (cobv) is worth on a day: simple interest and one fine, both from the first day after its due date.
 *
 * @param dia when it is paid, `YYYY-MM-DD`
 * @returns integer centavos, each part rounded half-up once
 * @throws RangeError when an amount is not an integer or a day is not a day
 * @example valorNoDia({ valorCentavos: 10_000, vencimento: '2026-11-24', multa: { modalidade: 2, valor: 300 }, juros: { modalidade: 2, valor: 100 } }, '2026-11-26', { feriados }) // 105,00
 */
export function valorNoDia(cobranca: CobrancaComVencimento, dia: string, { feriados, bases = basesDosJuros }: Calendario): ValorNoDia {
  const { valorCentavos, multa, juros } = cobranca;
  const vencimento = proximoDiaUtil(cobranca.vencimento, feriados);
  const atraso = Math.max(0, diffDias(vencimento, dia));
  if (!Number.isInteger(valorCentavos) || Number.isNaN(atraso)) throw new RangeError('valor em centavos inteiros, dias em AAAA-MM-DD');
  const dias = juros && juros.modalidade > 4 ? countUteis(vencimento, dia, feriados) : atraso;
  const jurosCentavos = atraso > 0 && juros ? calcJuros(valorCentavos, juros, { dias, bases }) : 0;
  const multaCentavos =
    atraso > 0 && multa ? (multa.modalidade === 1 ? multa.valor : roundHalfUp(BigInt(valorCentavos) * BigInt(multa.valor), BPS)) : 0;
  return {
    originalCentavos: valorCentavos,
    multaCentavos,
    jurosCentavos,
    totalCentavos: valorCentavos + multaCentavos + jurosCentavos,
    diasDeAtraso: atraso,
  };
}

/**
 * The last day a charge can still be paid: so many calendar days after its due date, both moved to a business day.
 *
 * @param validadeDias `validadeAposVencimento` of API Pix
 * @example ultimoDiaDePagar({ vencimento: '2020-10-20', validadeDias: 4 }, feriados) // '2020-10-26'
 */
export const ultimoDiaDePagar = (
  { vencimento, validadeDias }: { readonly vencimento: string; readonly validadeDias: number },
  feriados: Feriados,
): string => proximoDiaUtil(addDias(proximoDiaUtil(vencimento, feriados), validadeDias), feriados);

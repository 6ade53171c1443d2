import { addDias } from '../datas/add-dias.ts';
import { addMeses } from '../datas/add-meses.ts';
import { isData } from '../datas/parse-data.ts';
import { type PesosDaPrevisao, weighPrevista } from './pesos-previsao.ts';

/** An entry of the cash flow: one that happened, on its day, or one that is expected. */
export interface LancamentoDoFluxo {
  /** `YYYY-MM-DD` */
  readonly dia: string;
  /** Integer centavos; negative when it goes out. */
  readonly valorCentavos: number;
  readonly isRealizado: boolean;
  /** The bank shows it already. */
  readonly isConciliado: boolean;
}

/** By what the flow is grouped. */
export type GrupoDoFluxo = 'DIA' | 'MES' | 'TRIMESTRE' | 'ANO';

/** What a period comes to. Integer centavos; what goes out is positive here. */
export interface PeriodoDoFluxo {
  /** `2026-11-20`, `2026-11`, `2026-T4` or `2026`. */
  readonly chave: string;
  /** First and last day of it that were asked for. */
  readonly inicio: string;
  readonly fim: string;
  readonly entradasRealizadasCentavos: number;
  readonly saidasRealizadasCentavos: number;
  /** Whole, before any weight. */
  readonly entradasPrevistasCentavos: number;
  readonly saidasPrevistasCentavos: number;
  /** What of the expected is counted on. */
  readonly entradasPonderadasCentavos: number;
  readonly saldoCentavos: number;
}

/** What is asked of the projection. */
export interface PedidoDoFluxo {
  /** Balance of the accounts at the beginning of `de`, what happened before it included. */
  readonly inicialCentavos: number;
  readonly lancamentos: readonly LancamentoDoFluxo[];
  readonly de: string;
  readonly ate: string;
  readonly hoje: string;
  readonly por: GrupoDoFluxo;
  readonly pesos: PesosDaPrevisao;
}

const MESES: Readonly<Record<Exclude<GrupoDoFluxo, 'DIA'>, number>> = { MES: 1, TRIMESTRE: 3, ANO: 12 };
/** Periods at most: ten years of days. */
const MAX_PERIODOS = 3_700;

/**
 * The period a day is of.
 *
 * @example periodoDoDia('2026-11-20', 'TRIMESTRE') // '2026-T4'
 */
export function periodoDoDia(dia: string, por: GrupoDoFluxo): string {
  if (por === 'DIA') return dia;
  if (por === 'MES') return dia.slice(0, 7);
  if (por === 'ANO') return dia.slice(0, 4);
  return `${dia.slice(0, 4)}-T${Math.ceil(Number(dia.slice(5, 7)) / 3)}`;
}

/** The first day of the period after that of a day. */
function nextInicio(dia: string, por: GrupoDoFluxo): string {
  if (por === 'DIA') return addDias(dia, 1);
  const mes = Number(dia.slice(5, 7)) - 1;
  return addMeses(`${dia.slice(0, 7)}-01`, MESES[por] - (mes % MESES[por]));
}

type Aberto = { -readonly [K in keyof PeriodoDoFluxo]: PeriodoDoFluxo[K] };

function periods({ de, ate, por }: PedidoDoFluxo): Map<string, Aberto> {
  const abertos = new Map<string, Aberto>();
  for (let inicio = de; inicio <= ate; inicio = nextInicio(inicio, por)) {
    if (abertos.size >= MAX_PERIODOS) throw new RangeError(`até ${MAX_PERIODOS} períodos`);
    const ultimo = addDias(nextInicio(inicio, por), -1);
    abertos.set(periodoDoDia(inicio, por), {
      chave: periodoDoDia(inicio, por),
      inicio,
      fim: ultimo < ate ? ultimo : ate,
      entradasRealizadasCentavos: 0,
      saidasRealizadasCentavos: 0,
      entradasPrevistasCentavos: 0,
      saidasPrevistasCentavos: 0,
      entradasPonderadasCentavos: 0,
      saldoCentavos: 0,
    });
  }
  return abertos;
}

/** Adds an entry to its period, and says by how much the balance moves. */
function add(periodo: Aberto, { valorCentavos, isRealizado }: LancamentoDoFluxo, contado: number): void {
  if (isRealizado && valorCentavos >= 0) periodo.entradasRealizadasCentavos += valorCentavos;
  else if (isRealizado) periodo.saidasRealizadasCentavos -= valorCentavos;
  else if (valorCentavos < 0) periodo.saidasPrevistasCentavos -= valorCentavos;
  else {
    periodo.entradasPrevistasCentavos += valorCentavos;
    periodo.entradasPonderadasCentavos += contado;
  }
}

/**
 * The cash flow of a span of days, period by period, each with the balance it ends with: the initial one, what came, less what went, and what is
 * expected by its weight (domain design §5.7). What was expected on a day that passed is expected today; what happened before `de` is in the
 * initial balance. Every period is there, also where nothing happens, and the last balance does not depend on how days are grouped.
 *
 * @returns periods in order
 * @throws RangeError when a day is not one, an amount is not an integer, or there are more than ten years of periods
 * @example projectFluxo({ inicialCentavos: 1_850_000, …, por: 'MES' }).at(-1)?.saldoCentavos // 1927000
 */
export function projectFluxo(pedido: PedidoDoFluxo): PeriodoDoFluxo[] {
  const { inicialCentavos, lancamentos, de, ate, hoje, por, pesos } = pedido;
  if (![de, ate, hoje].every(isData) || de > ate) throw new RangeError('período de dias: de ≤ até');
  if (!Number.isSafeInteger(inicialCentavos)) throw new RangeError('saldo em centavos inteiros');
  const abertos = periods(pedido);
  let saldo = inicialCentavos;
  for (const lancamento of lancamentos) {
    const { dia, isRealizado, isConciliado, valorCentavos } = lancamento;
    if (!isData(dia) || !Number.isSafeInteger(valorCentavos)) throw new RangeError('lançamento: dia e centavos inteiros');
    const em = isRealizado || dia > hoje ? dia : hoje;
    if (em > ate || (isRealizado && em < de)) continue;
    const contado = isRealizado ? valorCentavos : weighPrevista({ dia, valorCentavos, isConciliada: isConciliado }, { hoje, pesos });
    // what is expected before the first day asked for has come by then
    const periodo = em < de ? null : abertos.get(periodoDoDia(em, por));
    if (!periodo) {
      saldo += contado;
      continue;
    }
    add(periodo, lancamento, contado);
  }
  return [...abertos.values()].map((periodo) => {
    saldo +=
      periodo.entradasRealizadasCentavos +
      periodo.entradasPonderadasCentavos -
      periodo.saidasRealizadasCentavos -
      periodo.saidasPrevistasCentavos;
    return { ...periodo, saldoCentavos: saldo };
  });
}

import type { MovimentoDoBanco } from './movimento-do-banco.ts';

/** A balance at the end of a day. */
export interface SaldoDoDia {
  /** `YYYY-MM-DD` */
  readonly dia: string;
  /** Integer centavos. */
  readonly saldoCentavos: number;
}

/** What the account comes to, beside what the file says. */
export interface ConferenciaDeSaldo {
  /** Null where no balance before it is known. */
  readonly calculadoCentavos: number | null;
  /** What the file says less what was calculated; 0 when they agree. */
  readonly diferencaCentavos: number;
  readonly situacao: 'CONFERE' | 'DIVERGE' | 'SEM_BASE';
}

/**
 * Whether the balance a file says is the one before it and every movement since. Movements count after the day of the balance before, up to
 * the day of the file's.
 *
 * @param informado what the file says
 * @param anterior the last balance that was believed, of an earlier or the same day; null when there is none
 * @param movimentos of the account, once the file counts
 * @throws RangeError when an amount is not an integer, or the balance before is later than the file's
 * @example checkSaldo({ informado: { dia: '2026-11-30', saldoCentavos: 900 }, anterior: { dia: '2026-10-31', saldoCentavos: 1_000 }, movimentos: [tarifa] }).situacao // 'CONFERE'
 */
export function checkSaldo({
  informado,
  anterior,
  movimentos,
}: {
  readonly informado: SaldoDoDia;
  readonly anterior: SaldoDoDia | null;
  readonly movimentos: readonly Pick<MovimentoDoBanco, 'dia' | 'valorCentavos'>[];
}): ConferenciaDeSaldo {
  if (anterior === null) return { calculadoCentavos: null, diferencaCentavos: 0, situacao: 'SEM_BASE' };
  if (anterior.dia > informado.dia) throw new RangeError('o saldo anterior é de depois do informado');
  const calculadoCentavos = movimentos
    .filter(({ dia }) => dia > anterior.dia && dia <= informado.dia)
    .reduce((soma, { valorCentavos }) => soma + valorCentavos, anterior.saldoCentavos);
  const diferencaCentavos = informado.saldoCentavos - calculadoCentavos;
  if (!Number.isSafeInteger(diferencaCentavos)) throw new RangeError('valores em centavos inteiros');
  return { calculadoCentavos, diferencaCentavos, situacao: diferencaCentavos === 0 ? 'CONFERE' : 'DIVERGE' };
}

/**
 * The first line whose running balance is not the one before it and its own amount; null when all agree. Files are written from the oldest or
 * from the newest line: what agrees in one of the two directions agrees.
 *
 * @param linhas integer centavos, in the order of the file; a line without balance is counted and not judged
 * @example findSaldoQuebrado([{ valorCentavos: 10, saldoCentavos: 10 }, { valorCentavos: 5, saldoCentavos: 16 }]) // 1
 */
export function findSaldoQuebrado(
  linhas: readonly { readonly valorCentavos: number; readonly saldoCentavos: number | null }[],
): number | null {
  const walk = (ordem: readonly number[]): number | null => {
    let saldo: number | null = null;
    for (const at of ordem) {
      const { valorCentavos, saldoCentavos } = linhas[at] as (typeof linhas)[number];
      const esperado: number | null = saldo === null ? null : saldo + valorCentavos;
      if (saldoCentavos !== null && esperado !== null && saldoCentavos !== esperado) return at;
      saldo = saldoCentavos ?? esperado;
    }
    return null;
  };
  const ordem = linhas.map((_, at) => at);
  const quebra = walk(ordem);
  return quebra === null || walk(ordem.toReversed()) === null ? null : quebra;
}

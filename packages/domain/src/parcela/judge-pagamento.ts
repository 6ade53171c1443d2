/** What an instalment still asks for on the day it is paid. Integer centavos. */
export interface DevidoNoDia {
  /** Of the instalment itself. */
  readonly saldoCentavos: number;
  /** Fine and interest of that day. */
  readonly encargosCentavos: number;
}

/** A payment, by what it goes to. Integer centavos. */
export interface PagamentoJulgado {
  readonly valorCentavos: number;
  readonly encargosCentavos: number;
  /** Nothing of the instalment itself is left. */
  readonly isQuitada: boolean;
}

/**
 * Which part of a payment settles the instalment and which is fine and interest: the instalment comes first, so that whoever pays what is
 * printed on it has paid it.
 *
 * @returns null when more was paid than is owed with fine and interest
 * @throws RangeError when an amount is no positive integer
 * @example judgePagamento({ saldoCentavos: 35_000, encargosCentavos: 817 }, 35_817) // { valorCentavos: 35_000, encargosCentavos: 817, isQuitada: true }
 * @example judgePagamento({ saldoCentavos: 35_000, encargosCentavos: 817 }, 10_000) // { valorCentavos: 10_000, encargosCentavos: 0, isQuitada: false }
 */
export function judgePagamento({ saldoCentavos, encargosCentavos }: DevidoNoDia, pagoCentavos: number): PagamentoJulgado | null {
  if (!Number.isSafeInteger(pagoCentavos) || pagoCentavos <= 0) throw new RangeError('um pagamento é de centavos inteiros, mais de zero');
  const valorCentavos = Math.min(pagoCentavos, saldoCentavos);
  const resto = pagoCentavos - valorCentavos;
  if (valorCentavos <= 0 || resto > encargosCentavos) return null;
  return { valorCentavos, encargosCentavos: resto, isQuitada: valorCentavos === saldoCentavos };
}

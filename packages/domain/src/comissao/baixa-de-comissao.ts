import { isNaTolerancia } from '../casamento/casamento.ts';

/** A commission as it stands when an amount for it comes. Integer centavos. */
export interface ComissaoQueRecebe {
  readonly status: string;
  readonly previstaCentavos: number;
  readonly recebidaCentavos: number;
}

/** How a commission stands after an amount came. */
export interface ComissaoRecebida {
  readonly status: 'RECEBIDA' | 'PARCIAL' | 'DIVERGENTE' | 'CONTESTADA';
  readonly recebidaCentavos: number;
  /** What of it was still to come before. */
  readonly esperadoCentavos: number;
  /** What came is beyond the tolerance, and nobody said that it is a part. */
  readonly isDivergente: boolean;
}

/** States in which a commission still waits for money. */
export const COMISSAO_ABERTA = ['PREVISTA', 'PARCIAL', 'DIVERGENTE', 'CONTESTADA'] as const;

/**
 * How a commission stands once an amount came (domain design §2.6): received when it is what was still to come, but for the tolerance; in part
 * when somebody said that it is a part and more is to come; else divergent. One that was contested stays so until the rest comes.
 *
 * @param isParte the amount was split by a person: less than expected is a part and not a difference
 * @returns null when the commission waits for nothing any more
 * @throws RangeError when an amount is not an integer
 * @example receiveComissao({ status: 'PREVISTA', previstaCentavos: 6_000, recebidaCentavos: 0 }, 6_000, false)?.status // 'RECEBIDA'
 */
export function receiveComissao(
  { status, previstaCentavos, recebidaCentavos }: ComissaoQueRecebe,
  valorCentavos: number,
  isParte: boolean,
): ComissaoRecebida | null {
  const aberta = COMISSAO_ABERTA.find((uma) => uma === status);
  if (!aberta) return null;
  const esperadoCentavos = previstaCentavos - recebidaCentavos;
  const depois = { recebidaCentavos: recebidaCentavos + valorCentavos, esperadoCentavos };
  if (isNaTolerancia(valorCentavos, esperadoCentavos)) return { ...depois, status: 'RECEBIDA', isDivergente: false };
  if (aberta === 'CONTESTADA' || aberta === 'DIVERGENTE') return { ...depois, status: aberta, isDivergente: true };
  const isMenor = Math.abs(valorCentavos) < Math.abs(esperadoCentavos) && valorCentavos * esperadoCentavos > 0;
  return isMenor && (isParte || aberta === 'PARCIAL')
    ? { ...depois, status: 'PARCIAL', isDivergente: false }
    : { ...depois, status: 'DIVERGENTE', isDivergente: true };
}

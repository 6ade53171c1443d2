import { diffDias } from '../datas/add-dias.ts';
import { hojeEm } from '../datas/hoje-em.ts';

/** The news carousel is for users who joined before the cut-off date, for some days after it. */
export interface RegraNovidades {
  /** `YYYY-MM-DD` */
  readonly corte: string;
  readonly janelaDias: number;
}

/** Cut-off and window of spec §9. */
export const regraNovidades: RegraNovidades = { corte: '2020-09-01', janelaDias: 15 };

/**
 * Whether the news carousel may be shown (spec §4): only to who joined before the cut-off and only within the window after it.
 * The dismissal cookie is the caller's to look at.
 *
 * @param dataAssinatura `YYYY-MM-DD`
 * @example isNovidadesVisivel('2020-08-31', new Date('2020-09-16T12:00:00Z')) // true
 */
export function isNovidadesVisivel(
  dataAssinatura: string | null | undefined,
  agora: Date,
  regra: RegraNovidades = regraNovidades,
): boolean {
  if (!dataAssinatura || dataAssinatura >= regra.corte) return false;
  const passados = diffDias(regra.corte, hojeEm(agora));
  return passados >= 0 && passados <= regra.janelaDias;
}

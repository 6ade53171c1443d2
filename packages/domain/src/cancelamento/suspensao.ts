import { addDias } from '../datas/add-dias.ts';
import type { Vigencia } from '../vigencia/linha-vigente.ts';

/** What law and contract give a client in arrears, and since when. */
export interface RegraDaMora extends Vigencia {
  /** Days between the notice the client received and the suspension of the cover. */
  readonly avisoDias: number;
  /** Days between the suspension and the earliest end of the contract. */
  readonly resolucaoDias: number;
}

/** [K] Lei 15.040/2024, arts. 20 and 21, in force since 11/12/2025 (domain design §5.6). Read it with `linhaVigente`. */
export const regrasDaMora: readonly RegraDaMora[] = [{ desde: '2025-12-11', avisoDias: 15, resolucaoDias: 30 }];

/** An instalment in arrears and what protects the client. */
export interface Mora {
  /** Day the client received the notice; null while none did. */
  readonly avisoRecebidoEm: string | null;
  /** Last day covered by what was paid. */
  readonly cobertoAte: string;
}

/** First day without cover, and the first on which the contract may end. */
export interface Suspensao {
  readonly suspensaEm: string;
  readonly cancelavelEm: string;
}

/**
 * When arrears suspend the cover: never before the notice has run out, nor while what was paid still covers.
 *
 * @returns null while the client received no notice: nothing is suspended without one
 * @example suspensaoPorMora({ avisoRecebidoEm: '2026-03-01', cobertoAte: '2026-03-10' }, regra) // { suspensaEm: '2026-03-17', cancelavelEm: '2026-04-16' }
 */
export function suspensaoPorMora({ avisoRecebidoEm, cobertoAte }: Mora, { avisoDias, resolucaoDias }: RegraDaMora): Suspensao | null {
  if (avisoRecebidoEm === null) return null;
  const fimDoAviso = addDias(avisoRecebidoEm, avisoDias);
  const suspensaEm = addDias(fimDoAviso > cobertoAte ? fimDoAviso : cobertoAte, 1);
  return { suspensaEm, cancelavelEm: addDias(suspensaEm, resolucaoDias) };
}

import type { Sessao } from '@balcao/contracts';
import { duplicacaoBloqueada } from './quoting.errors.ts';

/** Whose cases a caller reads and writes: one user's, or (null) everybody's in the subscription. */
export interface Escopo {
  readonly usuarioId: string | null;
}

/** Administrators see every case; who is not administrator of quotes (`administradorOrcamento` false) sees their own. */
export const escopoDe = (sessao: Sessao): Escopo => ({
  usuarioId: sessao.administrador || sessao.administradorOrcamento !== false ? null : sessao.usuarioId,
});

/** @throws {Recusa} 403 when the subscription blocks copying cases. */
export function assertMayDuplicate(sessao: Sessao): void {
  if (sessao.bloqueioDuplicarOrcamento === true) throw duplicacaoBloqueada();
}

import type { Sessao } from '@balcao/contracts';
import { soDaCorretora } from './repasse.errors.ts';

/** The producer that a session sees alone what is theirs of; null: it sees everybody's. Administrators may sell, too. */
export const produtorDe = ({ administrador, produtorId }: Pick<Sessao, 'administrador' | 'produtorId'>): string | null =>
  administrador ? null : produtorId || null;

/** @throws {Recusa} 403 when the session is a producer's: lots and answers are the brokerage's */
export function assertDaCorretora(sessao: Pick<Sessao, 'administrador' | 'produtorId'>): void {
  if (produtorDe(sessao) !== null) throw soDaCorretora();
}

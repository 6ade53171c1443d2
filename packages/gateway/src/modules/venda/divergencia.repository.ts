import type { StatusDivergencia } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';

export const divergenciaRepository = {
  /** Holds a difference until the transaction ends; null when it is not there. */
  lock: (tx: Tx, id: string): Promise<{ apoliceId: string; status: StatusDivergencia; versao: number } | null> =>
    tx.row('select apolice_id, status, versao from balcao.divergencia_emissao where id = $1 and excluido_em is null for update', [id]),

  /** A new note takes the place of the one before. */
  decide: (tx: Tx, id: string, status: StatusDivergencia, nota: string | null): Promise<number> =>
    tx.run('update balcao.divergencia_emissao set status = $2, nota = coalesce($3, nota) where id = $1', [id, status, nota]),
};

export type DivergenciaRepository = typeof divergenciaRepository;

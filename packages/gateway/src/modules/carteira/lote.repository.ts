import type { ColunaQuadro, StatusOrcamento } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import type { Escopo } from '../escopo/index.ts';
import { contavel, type FiltroOrcamentos, sumByStatus, whereOrcamentos } from '../lista/index.ts';

/** A case an act on many is about. */
export interface CasoDoLote {
  readonly id: string;
  readonly numero: number;
  readonly segurado: string | null;
  readonly status: StatusOrcamento;
}

export const loteRepository = {
  /** How many cases stand in each state, and what the offers that count of them sum to. */
  quadro(tx: Tx, filtro: FiltroOrcamentos): Promise<ColunaQuadro[]> {
    const kept = contavel(filtro);
    if (kept) return sumByStatus(tx, 'ORCAMENTOS', kept);
    const { from, sql, params } = whereOrcamentos(filtro);
    return tx.rows(
      `select o.status, count(*)::int as total, coalesce(sum(o.premio_centavos), 0)::float8 as soma_centavos
       from ${from} where ${sql} group by o.status`,
      params,
    );
  },

  /** Locks the named cases that are in scope until the transaction ends, always in the same order so that two lots cannot deadlock. */
  lockMany: (tx: Tx, ids: readonly string[], { usuarioId }: Escopo): Promise<CasoDoLote[]> =>
    tx.rows(
      `select id, numero, segurado_nome as segurado, status from balcao.orcamento
       where id = any($1::uuid[]) and excluido_em is null and ($2::uuid is null or usuario_id = $2) order by id for update`,
      [ids, usuarioId],
    ),

  removeMany: (tx: Tx, ids: readonly string[]): Promise<number> =>
    tx.run('update balcao.orcamento set excluido_em = now() where id = any($1::uuid[])', [ids]),

  setStatus: (tx: Tx, id: string, status: StatusOrcamento): Promise<number> =>
    tx.run(`update balcao.orcamento set status = $2, motivo_recusa = null where id = $1`, [id, status]),

  setUsuario: (tx: Tx, ids: readonly string[], usuarioId: string): Promise<number> =>
    tx.run('update balcao.orcamento set usuario_id = $2 where id = any($1::uuid[])', [ids, usuarioId]),

  /** People who work in the subscription; support comes and goes. */
  listUsuarios: (tx: Tx): Promise<{ id: string; nome: string }[]> =>
    tx.rows(
      `select id, nome from balcao.usuario where excluido_em is null and status = 'ATIVO' and not segfyer order by balcao.sem_acento(nome), id`,
    ),
};

export type LoteRepository = typeof loteRepository;

import type { ColunaQuadro, StatusOrcamento } from '@balcao/contracts';
import type { Tx } from '../../plugins/db.ts';
import { contavel, type FiltroOrcamentos, sumByStatus, whereOrcamentos } from '../lista/index.ts';

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

  setStatus: (tx: Tx, id: string, status: StatusOrcamento): Promise<number> =>
    tx.run(`update balcao.orcamento set status = $2, motivo_recusa = null where id = $1`, [id, status]),

  setUsuario: (tx: Tx, id: string, usuarioId: string): Promise<number> =>
    tx.run('update balcao.orcamento set usuario_id = $2 where id = $1', [id, usuarioId]),

  /** People who work in the subscription; support comes and goes. */
  listUsuarios: (tx: Tx): Promise<{ id: string; nome: string }[]> =>
    tx.rows(
      `select id, nome from balcao.usuario where excluido_em is null and status = 'ATIVO' and not segfyer order by balcao.sem_acento(nome), id`,
    ),
};

export type LoteRepository = typeof loteRepository;

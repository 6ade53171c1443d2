import { type ArranjoLista, MAX_ARRANJOS } from '@balcao/contracts';
import type { Contexto, Tx } from '../../plugins/db.ts';

/** How users arranged their lists; each sees and writes their own alone. */
export const arranjoRepository = {
  list: (tx: Tx, usuarioId: string): Promise<{ lista: string; arranjo: ArranjoLista }[]> =>
    tx.rows('select lista, arranjo from balcao.arranjo_lista where usuario_id = $1 order by lista', [usuarioId]),

  /** Keeps one, as far as a user may keep many; 0 when that is not kept. */
  save: (tx: Tx, { assinaturaId, usuarioId }: Contexto, lista: string, arranjo: ArranjoLista): Promise<number> =>
    tx.run(
      `insert into balcao.arranjo_lista as a (assinatura_id, usuario_id, lista, arranjo)
       select $1, $2, $3, $4
       where (select count(*) from balcao.arranjo_lista x where x.usuario_id = $2 and x.lista <> $3) < $5
       on conflict (assinatura_id, usuario_id, lista) do update set arranjo = excluded.arranjo, alterado_em = now()`,
      [assinaturaId, usuarioId, lista, JSON.stringify(arranjo), MAX_ARRANJOS],
    ),

  remove: (tx: Tx, usuarioId: string, lista: string): Promise<number> =>
    tx.run('delete from balcao.arranjo_lista where usuario_id = $1 and lista = $2', [usuarioId, lista]),
};

export type ArranjoRepository = typeof arranjoRepository;

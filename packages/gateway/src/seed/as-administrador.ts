import type { Tx } from '../plugins/db.ts';
import { PAPEL_APP } from '../plugins/postgres-pool.ts';

/** The administrator, as works ask for whoever does them. */
interface Administrador {
  readonly assinaturaId: string;
  readonly usuarioId: string;
}

/**
 * Works within a transaction as the administrator of a subscription would: what the database lets a user do is all that is done. Nothing is done
 * where there is none.
 */
export async function asAdministrador(tx: Tx, assinaturaId: string, work: (admin: Administrador) => Promise<void>): Promise<void> {
  const admin = await tx.row<{ id: string }>(
    `select id from balcao.usuario where assinatura_id = $1 and administrador and not segfyer and status = 'ATIVO' order by criado_em, id limit 1`,
    [assinaturaId],
  );
  if (!admin) return;
  await tx.run(`set local role ${PAPEL_APP}`);
  await tx.run(`select set_config('balcao.assinatura_id', $1, true), set_config('balcao.usuario_id', $2, true)`, [assinaturaId, admin.id]);
  await work({ assinaturaId, usuarioId: admin.id });
  await tx.run(`select set_config('balcao.assinatura_id', '', true), set_config('balcao.usuario_id', '', true)`);
  await tx.run('reset role');
}

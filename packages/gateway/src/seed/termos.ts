import type { Tx } from '../plugins/db.ts';
import type { AssinaturaDemo } from './assinaturas.ts';

/** Everybody of the demo signed the terms in force. */
export const signTermos = (tx: Tx, { id }: AssinaturaDemo, agora: Date): Promise<number> =>
  tx.run(
    `insert into balcao.termo_assinado (assinatura_id, usuario_id, termo_id, sha256, assinado_em, ip, user_agent)
     select u.assinatura_id, u.id, t.id, t.sha256, $2, '127.0.0.1', 'demonstração'
     from balcao.usuario u,
       (select id, sha256 from balcao.termo_versao where publicado_em <= $2 order by publicado_em desc, id desc limit 1) t
     where u.assinatura_id = $1`,
    [id, agora],
  );

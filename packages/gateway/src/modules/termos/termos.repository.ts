import type { Contexto, Tx } from '../../plugins/db.ts';

export interface LinhaTermo {
  id: string;
  versao: string;
  titulo: string;
  texto: string;
  sha256: string;
  publicadoEm: Date;
}

interface NovaAssinatura {
  readonly termo: Pick<LinhaTermo, 'id' | 'sha256'>;
  readonly userAgent: string | null;
  readonly em: Date;
}

type ContextoUsuario = Contexto & { readonly usuarioId: string };

export const termosRepository = {
  /** The version in force. */
  current: (tx: Tx, agora: Date): Promise<LinhaTermo | null> =>
    tx.row<LinhaTermo>('select * from termo_versao where publicado_em <= $1 order by publicado_em desc, id desc limit 1', [agora]),

  pending: (tx: Tx, usuarioId: string, agora: Date): Promise<LinhaTermo | null> =>
    tx.row<LinhaTermo>('select * from termo_pendente($1, $2)', [usuarioId, agora]),

  /** Signs in the caller's transaction; a user who signed already keeps the first signature. Returns when it was signed. */
  async sign(tx: Tx, { assinaturaId, usuarioId, ip }: ContextoUsuario, { termo, userAgent, em }: NovaAssinatura): Promise<Date> {
    await tx.run(
      `insert into termo_assinado (assinatura_id, usuario_id, termo_id, sha256, assinado_em, ip, user_agent)
       values ($1, $2, $3, $4, $5, $6, $7) on conflict (assinatura_id, usuario_id, termo_id) do nothing`,
      [assinaturaId, usuarioId, termo.id, termo.sha256, em, ip ?? null, userAgent?.slice(0, 300) ?? null],
    );
    const linha = await tx.row<{ assinadoEm: Date }>('select assinado_em from termo_assinado where usuario_id = $1 and termo_id = $2', [
      usuarioId,
      termo.id,
    ]);
    return linha?.assinadoEm ?? em;
  },
};

export type TermosRepository = typeof termosRepository;

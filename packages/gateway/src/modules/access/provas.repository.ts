import type { Contexto, Tx } from '../../plugins/db.ts';

/** What a proof that travels outside a session is good for. */
export type Finalidade =
  | 'SENHA_EXPIRADA'
  | 'SENHA_ESQUECIDA'
  | 'CONFIRMAR_EMAIL'
  | 'MIGRACAO'
  | 'DESBLOQUEIO'
  | 'SEGUNDO_FATOR'
  | 'CONVITE'
  | 'INSCRICAO_FATOR';

/** A proof that still counts, and whose it is. */
export interface LinhaProva {
  provaId: string;
  assinaturaId: string;
  usuarioId: string;
  finalidade: Finalidade;
  emailNovo: string | null;
  nome: string;
  email: string;
  senhaHash: string;
}

interface NovaProva {
  readonly id: string;
  readonly finalidade: Finalidade;
  readonly tokenHash: Buffer;
  readonly agora: Date;
  readonly expiraEm: Date;
  readonly email: string | null;
}

export const provasRepository = {
  insert: (tx: Tx, { assinaturaId, usuarioId }: Contexto, nova: NovaProva): Promise<number> =>
    tx.run(
      `insert into prova_acesso (id, assinatura_id, usuario_id, finalidade, token_hash, criado_em, expira_em, email)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [nova.id, assinaturaId, usuarioId, nova.finalidade, nova.tokenHash, nova.agora, nova.expiraEm, nova.email],
    ),

  cancel: (tx: Tx, { usuarioId }: Contexto, finalidades: readonly Finalidade[], agora: Date): Promise<number> =>
    tx.run('update prova_acesso set usada_em = $3 where usuario_id = $1 and finalidade = any($2) and usada_em is null', [
      usuarioId,
      finalidades,
      agora,
    ]),

  async countSince(tx: Tx, { usuarioId }: Contexto, finalidade: Finalidade, desde: Date): Promise<number> {
    // one by one for each user: many at once would all count the same few
    await tx.run('select 1 from usuario where id = $1 for update', [usuarioId]);
    const linha = await tx.row<{ n: number }>(
      'select count(*)::int as n from prova_acesso where usuario_id = $1 and finalidade = $2 and criado_em > $3',
      [usuarioId, finalidade, desde],
    );
    return linha?.n ?? 0;
  },

  find: (tx: Tx, tokenHash: Buffer, agora: Date): Promise<LinhaProva | null> =>
    tx.row<LinhaProva>('select * from buscar_prova($1, $2)', [tokenHash, agora]),

  use: async (tx: Tx, id: string, agora: Date): Promise<boolean> =>
    (await tx.run('update prova_acesso set usada_em = $2 where id = $1 and usada_em is null and expira_em > $2', [id, agora])) === 1,
};

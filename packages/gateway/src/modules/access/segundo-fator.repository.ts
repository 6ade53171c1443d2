import type { Contexto, Tx } from '../../plugins/db.ts';

export interface LinhaSegundoFator {
  segredo: Buffer;
  ativoEm: Date | null;
}

type ContextoUsuario = Contexto & { readonly usuarioId: string };

export const segundoFatorRepository = {
  find: (tx: Tx, usuarioId: string): Promise<LinhaSegundoFator | null> =>
    tx.row<LinhaSegundoFator>('select segredo, ativo_em from segundo_fator where usuario_id = $1', [usuarioId]),

  /** A new secret takes the place of one that was never confirmed. */
  savePending: (tx: Tx, { assinaturaId, usuarioId }: ContextoUsuario, segredo: Buffer): Promise<number> =>
    tx.run(
      `insert into segundo_fator (assinatura_id, usuario_id, segredo) values ($1, $2, $3)
       on conflict (assinatura_id, usuario_id) do update set segredo = excluded.segredo, ultimo_passo = 0
       where segundo_fator.ativo_em is null`,
      [assinaturaId, usuarioId, segredo],
    ),

  activate: (tx: Tx, usuarioId: string, em: Date): Promise<number> =>
    tx.run('update segundo_fator set ativo_em = $2 where usuario_id = $1 and ativo_em is null', [usuarioId, em]),

  /** Whether this step is newer than any accepted: of the same code twice, once. */
  useStep: async (tx: Tx, usuarioId: string, passo: number): Promise<boolean> =>
    (await tx.run('update segundo_fator set ultimo_passo = $2 where usuario_id = $1 and ultimo_passo < $2', [usuarioId, passo])) === 1,

  replaceRecovery: async (tx: Tx, { assinaturaId, usuarioId }: ContextoUsuario, hashes: readonly Buffer[]): Promise<void> => {
    await tx.run('delete from codigo_recuperacao where usuario_id = $1', [usuarioId]);
    await tx.run(
      'insert into codigo_recuperacao (assinatura_id, usuario_id, token_hash) select $1, $2, hash from unnest($3::bytea[]) as t (hash)',
      [assinaturaId, usuarioId, hashes],
    );
  },

  useRecovery: async (tx: Tx, usuarioId: string, { hash, em }: { hash: Buffer; em: Date }): Promise<boolean> =>
    (await tx.run('update codigo_recuperacao set usado_em = $3 where usuario_id = $1 and token_hash = $2 and usado_em is null', [
      usuarioId,
      hash,
      em,
    ])) === 1,

  countRecovery: async (tx: Tx, usuarioId: string): Promise<number> =>
    (
      await tx.row<{ n: number }>('select count(*)::int as n from codigo_recuperacao where usuario_id = $1 and usado_em is null', [
        usuarioId,
      ])
    )?.n ?? 0,

  remove: async (tx: Tx, usuarioId: string): Promise<void> => {
    await tx.run('delete from codigo_recuperacao where usuario_id = $1', [usuarioId]);
    await tx.run('delete from segundo_fator where usuario_id = $1', [usuarioId]);
  },
};

export type SegundoFatorRepository = typeof segundoFatorRepository;

import type { ParametrosAcesso, ParametrosCalendario } from '@balcao/contracts';
import type { HorarioAcesso } from '@balcao/domain';
import type { Contexto, Db, Tx } from '../../plugins/db.ts';

export interface LinhaUsuario {
  usuarioId: string;
  assinaturaId: string;
  nome: string;
  email: string;
  senhaHash: string;
  status: string;
  segfyer: boolean;
  bloqueadoAte: Date | null;
  senhaExpiraEm: Date | null;
  assinaturaStatus: string;
  horarios: HorarioAcesso[];
  emailConfirmadoEm: Date | null;
  temSegundoFator: boolean;
  /** What the subscription chose; null while it chose nothing. */
  acesso: Partial<ParametrosAcesso> | null;
  calendario: Partial<ParametrosCalendario> | null;
}

/** An account of the older system, by its login there. */
export type LinhaLegado = Pick<LinhaUsuario, 'usuarioId' | 'assinaturaId' | 'nome' | 'senhaHash' | 'status'>;

export function createAccessRepository(db: Db) {
  return {
    findByEmail: (email: string): Promise<LinhaUsuario | null> =>
      db.global((tx) => tx.row<LinhaUsuario>('select * from buscar_usuario_por_email($1)', [email])),

    findByLogin: (login: string): Promise<LinhaLegado | null> =>
      db.global((tx) => tx.row<LinhaLegado>('select * from buscar_usuario_por_login($1)', [login])),

    /** Shows the state of the guesses on the user's own record, for administrators. */
    noteGuesses: (tx: Tx, usuarioId: string, { feitas, ate }: { feitas: number; ate: Date | null }): Promise<number> =>
      tx.run('update usuario set tentativas = $2, bloqueado_ate = $3 where id = $1', [usuarioId, feitas, ate]),

    clearGuesses: (tx: Tx, usuarioId: string): Promise<number> =>
      tx.run('update usuario set tentativas = 0, bloqueado_ate = null where id = $1', [usuarioId]),

    noteSignIn: (contexto: Contexto, em: Date): Promise<number> =>
      db.tenant(contexto, (tx) =>
        tx.run('update usuario set tentativas = 0, bloqueado_ate = null, ultimo_acesso_em = $2 where id = $1', [contexto.usuarioId, em]),
      ),

    /** Who waited for it may enter; who is blocked stays so. */
    confirmEmail: (tx: Tx, usuarioId: string, em: Date): Promise<number> =>
      tx.run(
        `update usuario set email_confirmado_em = coalesce(email_confirmado_em, $2),
           status = case status when 'PENDENTE' then 'ATIVO' else status end where id = $1`,
        [usuarioId, em],
      ),

    /** The name and password of whoever was invited; they may enter. @returns whether they were still waiting to */
    acceptConvite: async (
      tx: Tx,
      usuarioId: string,
      { nome, senhaHash, em }: { nome: string; senhaHash: string; em: Date },
    ): Promise<boolean> =>
      (await tx.run(
        `update usuario set nome = $2, senha_hash = $3, senha_trocada_em = $4, email_confirmado_em = $4, status = 'ATIVO',
           alterado_em = now(), alterado_por = id, versao = versao + 1
         where id = $1 and status = 'PENDENTE' and excluido_em is null`,
        [usuarioId, nome, senhaHash, em],
      )) === 1,

    findCorretora: async (tx: Tx, usuarioId: string): Promise<string> =>
      (
        await tx.row<{ fantasia: string }>(
          `select c.fantasia from corretora c, usuario u where u.id = $1 and c.excluido_em is null
           order by array_position(u.corretora_ids, c.id), c.principal desc, c.id limit 1`,
          [usuarioId],
        )
      )?.fantasia ?? '',

    /** @throws what PostgreSQL says of an e-mail that is somebody else's meanwhile (23505). */
    migrate: (tx: Tx, usuarioId: string, { email, em }: { email: string; em: Date }): Promise<number> =>
      tx.run(
        `update usuario set email = $2, email_confirmado_em = $3, login_legado = null, alterado_em = now(), versao = versao + 1 where id = $1`,
        [usuarioId, email, em],
      ),
  };
}

export type AccessRepository = ReturnType<typeof createAccessRepository>;

/** Whether a write was refused because the value is taken. */
export const isTaken = (error: unknown): boolean => (error as { code?: unknown } | null)?.code === '23505';

/** A password chosen by its owner does not expire by itself. The trail shows when it changed, never what it was. */
export const savePassword = (tx: Tx, usuarioId: string, { senhaHash, em }: { senhaHash: string; em: Date }): Promise<number> =>
  tx.run(
    `update usuario set senha_hash = $2, senha_expira_em = null, senha_trocada_em = $3, alterado_em = now(), alterado_por = id,
       versao = versao + 1 where id = $1`,
    [usuarioId, senhaHash, em],
  );

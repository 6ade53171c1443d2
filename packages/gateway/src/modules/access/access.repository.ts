import type { Contexto, Db } from '../../plugins/db.ts';

export interface LinhaUsuario {
  usuario_id: string;
  assinatura_id: string;
  senha_hash: string;
  status: string;
  segfyer: boolean;
  bloqueado_ate: Date | null;
  senha_expira_em: Date | null;
  assinatura_status: string;
}

export interface NovaProva {
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly expiraEm: Date;
}

export function createAccessRepository(db: Db) {
  return {
    findByEmail: (email: string): Promise<LinhaUsuario | null> =>
      db.global((tx) => tx.row<LinhaUsuario>('select * from buscar_usuario_por_email($1)', [email])),

    /** How many guesses were made with this one, or null while locked. */
    countGuess: async (chave: Buffer, agora: Date, limite: number, bloqueioMs: number): Promise<number | null> => {
      const linha = await db.global((tx) =>
        tx.row<{ feitas: number | null }>("select contar_tentativa($1, $2, $3, $4 * interval '1 millisecond') as feitas", [
          chave,
          agora,
          limite,
          bloqueioMs,
        ]),
      );
      return linha?.feitas ?? null;
    },

    lockGuesses: (chave: Buffer, ate: Date): Promise<unknown> =>
      db.global((tx) => tx.run('select bloquear_tentativas($1, $2)', [chave, ate])),

    forgetGuesses: (chave: Buffer): Promise<unknown> => db.global((tx) => tx.run('select esquecer_tentativas($1)', [chave])),

    /** Shows the state of the guesses on the user's own record, for administrators. */
    noteGuesses: (contexto: Contexto, tentativas: number, bloqueadoAte: Date | null): Promise<number> =>
      db.tenant(contexto, (tx) =>
        tx.run('update usuario set tentativas = $2, bloqueado_ate = $3 where id = $1', [contexto.usuarioId, tentativas, bloqueadoAte]),
      ),

    noteSignIn: (contexto: Contexto, em: Date): Promise<number> =>
      db.tenant(contexto, (tx) =>
        tx.run('update usuario set tentativas = 0, bloqueado_ate = null, ultimo_acesso_em = $2 where id = $1', [contexto.usuarioId, em]),
      ),

    insertProof: (contexto: Contexto, { id, tokenHash, expiraEm }: NovaProva): Promise<number> =>
      db.tenant(contexto, (tx) =>
        tx.run(
          "insert into prova_acesso (id, assinatura_id, usuario_id, finalidade, token_hash, expira_em) values ($1, $2, $3, 'SENHA_EXPIRADA', $4, $5)",
          [id, contexto.assinaturaId, contexto.usuarioId, tokenHash, expiraEm],
        ),
      ),
  };
}

export type AccessRepository = ReturnType<typeof createAccessRepository>;

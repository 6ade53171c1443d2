import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { digestOf } from '../../plugins/session.model.ts';

/** What a proof that travels outside a session is good for. */
export type Finalidade = 'SENHA_EXPIRADA' | 'SENHA_ESQUECIDA' | 'CONFIRMAR_EMAIL' | 'MIGRACAO' | 'DESBLOQUEIO' | 'SEGUNDO_FATOR';

const MINUTO_MS = 60_000;
const VALIDADE_MS: Readonly<Record<Finalidade, number>> = {
  SENHA_EXPIRADA: 30 * MINUTO_MS,
  SENHA_ESQUECIDA: 60 * MINUTO_MS,
  CONFIRMAR_EMAIL: 3 * 24 * 60 * MINUTO_MS,
  MIGRACAO: 24 * 60 * MINUTO_MS,
  DESBLOQUEIO: 60 * MINUTO_MS,
  SEGUNDO_FATOR: 10 * MINUTO_MS,
};

interface PedidoProva {
  readonly contexto: Contexto & { readonly usuarioId: string };
  readonly finalidade: Finalidade;
  readonly agora: Date;
  /** The e-mail a migration confirms. */
  readonly email?: string;
}

/** A proof that still counts, and whose it is. */
export interface LinhaProva {
  prova_id: string;
  assinatura_id: string;
  usuario_id: string;
  finalidade: Finalidade;
  email_novo: string | null;
  nome: string;
  email: string;
  senha_hash: string;
}

/** Single-use proofs, stored hashed: the token exists only in what `issue` returns. */
export const provas = {
  /** The newest replaces those of the same end that were not used. */
  async issue(tx: Tx, { contexto, finalidade, agora, email }: PedidoProva): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    await provas.cancel(tx, contexto, [finalidade], agora);
    await tx.run(
      `insert into prova_acesso (id, assinatura_id, usuario_id, finalidade, token_hash, criado_em, expira_em, email)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        uuidv7(),
        contexto.assinaturaId,
        contexto.usuarioId,
        finalidade,
        digestOf(token),
        agora,
        new Date(agora.getTime() + VALIDADE_MS[finalidade]),
        email ?? null,
      ],
    );
    return token;
  },

  /** Ends those of a user that were not used. */
  cancel: (tx: Tx, contexto: Contexto, finalidades: readonly Finalidade[], agora: Date): Promise<number> =>
    tx.run('update prova_acesso set usada_em = $3 where usuario_id = $1 and finalidade = any($2) and usada_em is null', [
      contexto.usuarioId,
      finalidades,
      agora,
    ]),

  /** How many of an end were asked for since a moment: nobody fills somebody else's mailbox. */
  async countSince(tx: Tx, { usuarioId }: Contexto, finalidade: Finalidade, desde: Date): Promise<number> {
    // one by one for each user: many at once would all count the same few
    await tx.run('select 1 from usuario where id = $1 for update', [usuarioId]);
    const linha = await tx.row<{ n: number }>(
      'select count(*)::int as n from prova_acesso where usuario_id = $1 and finalidade = $2 and criado_em > $3',
      [usuarioId, finalidade, desde],
    );
    return linha?.n ?? 0;
  },

  /** The live proof of a token; `tx` without a subscription. */
  find: (tx: Tx, token: string, agora: Date): Promise<LinhaProva | null> =>
    tx.row<LinhaProva>('select * from buscar_prova($1, $2)', [digestOf(token), agora]),

  /** Whether this call is the one that used it: of two at once, one. */
  use: async (tx: Tx, { prova_id }: LinhaProva, agora: Date): Promise<boolean> =>
    (await tx.run('update prova_acesso set usada_em = $2 where id = $1 and usada_em is null and expira_em > $2', [prova_id, agora])) === 1,
};

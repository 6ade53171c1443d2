import { randomBytes } from 'node:crypto';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from '../../plugins/db.ts';
import { digestOf } from '../../plugins/session.model.ts';
import { type Finalidade, type LinhaProva, provasRepository } from './provas.repository.ts';

const MINUTO_MS = 60_000;
const DIA_MS = 24 * 60 * MINUTO_MS;
const VALIDADE_MS: Readonly<Record<Finalidade, number>> = {
  SENHA_EXPIRADA: 30 * MINUTO_MS,
  SENHA_ESQUECIDA: 60 * MINUTO_MS,
  CONFIRMAR_EMAIL: 3 * 24 * 60 * MINUTO_MS,
  MIGRACAO: 24 * 60 * MINUTO_MS,
  DESBLOQUEIO: 60 * MINUTO_MS,
  SEGUNDO_FATOR: 10 * MINUTO_MS,
  CONVITE: 7 * DIA_MS,
  INSCRICAO_FATOR: 15 * MINUTO_MS,
};

/** How many of one end a person may ask for: nobody fills somebody else's mailbox. */
export interface LimiteDeProvas {
  readonly janelaMs: number;
  readonly porJanela: number;
  readonly porDia: number;
}

interface PedidoProva {
  readonly contexto: Contexto & { readonly usuarioId: string };
  readonly finalidade: Finalidade;
  readonly agora: Date;
  /** The e-mail a migration confirms. */
  readonly email?: string;
}

async function issue(tx: Tx, { contexto, finalidade, agora, email }: PedidoProva): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await provasRepository.cancel(tx, contexto, [finalidade], agora);
  const expiraEm = new Date(agora.getTime() + VALIDADE_MS[finalidade]);
  await provasRepository.insert(tx, contexto, {
    id: uuidv7(),
    finalidade,
    tokenHash: digestOf(token),
    agora,
    expiraEm,
    email: email ?? null,
  });
  return token;
}

/** Single-use proofs, stored hashed: the token exists only in what `issue` and `issueWithin` return. */
export const provas = {
  /** The newest replaces those of the same end that were not used. */
  issue,

  /** The same, or null where the limit is reached: of the window, or of the day. */
  async issueWithin(tx: Tx, { janelaMs, porJanela, porDia }: LimiteDeProvas, pedido: PedidoProva): Promise<string | null> {
    const { contexto, finalidade, agora } = pedido;
    const since = (ms: number) => provasRepository.countSince(tx, contexto, finalidade, new Date(agora.getTime() - ms));
    if ((await since(janelaMs)) >= porJanela || (await since(DIA_MS)) >= porDia) return null;
    return issue(tx, pedido);
  },

  /** Ends those of a user that were not used. */
  cancel: provasRepository.cancel,

  /** The live proof of a token; `tx` without a subscription. */
  find: (tx: Tx, token: string, agora: Date): Promise<LinhaProva | null> => provasRepository.find(tx, digestOf(token), agora),

  /** Whether this call is the one that used it: of two at once, one. */
  use: (tx: Tx, { provaId }: LinhaProva, agora: Date): Promise<boolean> => provasRepository.use(tx, provaId, agora),
};

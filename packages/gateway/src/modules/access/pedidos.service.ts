import type { Contexto, Db, Tx } from '../../plugins/db.ts';
import type { Correio } from '../../plugins/mail.ts';
import type { Carta } from '../../plugins/mail.model.ts';
import { ASSINATURA_FECHADA } from '../../plugins/session.ts';
import type { AccessRepository, LinhaUsuario } from './access.repository.ts';
import { cartas } from './cartas.copy.ts';
import type { Finalidade } from './provas.repository.ts';
import { type LimiteDeProvas, provas } from './provas.ts';
import type { Tentativas } from './tentativas.ts';

interface Deps {
  readonly db: Db;
  readonly repository: AccessRepository;
  readonly tentativas: Tentativas;
  readonly correio: Correio;
  readonly agora: () => Date;
}

type ContextoUsuario = Contexto & { readonly usuarioId: string };

/** A migration whose password was right. */
export interface Migracao {
  readonly assinaturaId: string;
  readonly usuarioId: string;
  readonly nome: string;
  readonly login: string;
  readonly email: string;
}

/** Links of one kind to one person within an hour, and within a day. */
const LINKS: LimiteDeProvas = { janelaMs: 60 * 60_000, porJanela: 3, porDia: 10 };

/**
 * What is done of a request that must not tell whether an account exists: by the queue, after the answer, so that known and
 * unknown take the same time.
 */
export function createPedidosService({ db, repository, tentativas, correio, agora }: Deps) {
  const contextOf = ({ assinaturaId, usuarioId }: LinhaUsuario): ContextoUsuario => ({
    assinaturaId,
    usuarioId,
  });
  const isUsable = ({ status, assinaturaStatus }: LinhaUsuario): boolean =>
    /^(ATIVO|PENDENTE)$/.test(status) && !ASSINATURA_FECHADA.has(assinaturaStatus);

  interface Envio {
    readonly contexto: ContextoUsuario;
    readonly finalidade: Finalidade;
    readonly para: string;
    readonly novoEmail?: string;
    readonly write: (token: string) => Omit<Carta, 'para'>;
  }
  async function sendProof(tx: Tx, { contexto, finalidade, para, novoEmail, write }: Envio): Promise<void> {
    const pedido = { contexto, finalidade, agora: agora(), ...(novoEmail && { email: novoEmail }) };
    const token = await provas.issueWithin(tx, LINKS, pedido);
    if (token === null) return;
    await correio.enqueue(tx, { para, ...write(token) });
  }

  return {
    async sendNewPassword(email: string): Promise<void> {
      const usuario = await repository.findByEmail(email);
      if (!usuario || !isUsable(usuario)) return;
      const contexto = contextOf(usuario);
      await db.tenant(contexto, (tx) =>
        sendProof(tx, {
          contexto,
          finalidade: 'SENHA_ESQUECIDA',
          para: usuario.email,
          write: (token) => cartas.senhaEsquecida(usuario.nome, correio.endereco(`/expired?hash=${token}`)),
        }),
      );
    },

    /** Only to whom guesses slowed: to anybody else the link would do nothing. */
    async sendUnblock(email: string): Promise<void> {
      const usuario = await repository.findByEmail(email);
      if (!usuario || !isUsable(usuario) || !(await tentativas.isSlowed('email', usuario.email))) return;
      const contexto = contextOf(usuario);
      await db.tenant(contexto, (tx) =>
        sendProof(tx, {
          contexto,
          finalidade: 'DESBLOQUEIO',
          para: usuario.email,
          write: (token) => cartas.desbloqueio(usuario.nome, correio.endereco(`/blocked?token=${token}`)),
        }),
      );
    },

    /** The account changes only when the link is opened by who reads the new e-mail. */
    async sendMigration({ login, nome, email, ...contexto }: Migracao): Promise<void> {
      await tentativas.forget('login', login);
      const outro = await repository.findByEmail(email);
      await db.tenant(contexto, async (tx) => {
        if (outro && outro.usuarioId !== contexto.usuarioId)
          return correio.enqueue(tx, { para: email, ...cartas.emailJaTemAcesso(correio.endereco('/login')) });
        return sendProof(tx, {
          contexto,
          finalidade: 'MIGRACAO',
          para: email,
          novoEmail: email,
          write: (token) => cartas.migracao(nome, correio.endereco(`/confirmacaoEmail?token=${token}`)),
        });
      });
    },
  };
}

export type PedidosService = ReturnType<typeof createPedidosService>;

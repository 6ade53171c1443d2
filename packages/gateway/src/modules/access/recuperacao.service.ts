import { randomBytes } from 'node:crypto';
import { emailEstrito } from '@balcao/domain';
import type { Contexto, Db } from '../../plugins/db.ts';
import type { Correio } from '../../plugins/mail.ts';
import { hashSenha, isSenha } from '../../plugins/passwords.ts';
import type { Sessions } from '../../plugins/session.ts';
import { emailEmUso, emailInvalido, informeEmail, provaInvalida } from './access.errors.ts';
import type { Pedidos } from './access.job.ts';
import { type AccessRepository, isTaken } from './access.repository.ts';
import { cartas } from './cartas.copy.ts';
import type { Encerramento } from './encerramento.ts';
import type { Finalidade, LinhaProva } from './provas.repository.ts';
import { provas } from './provas.ts';
import { savePassword } from './senha.repository.ts';
import { assertSenhaNova } from './senha.policy.ts';
import type { Tentativas } from './tentativas.ts';

interface Deps {
  readonly db: Db;
  readonly repository: AccessRepository;
  readonly sessions: Sessions;
  readonly tentativas: Tentativas;
  readonly pedidos: Pedidos;
  readonly encerrar: Encerramento;
  readonly correio: Correio;
  readonly agora: () => Date;
}

type ContextoUsuario = Contexto & { readonly usuarioId: string };

const contextOf = ({ assinatura_id, usuario_id }: LinhaProva, ip: string): ContextoUsuario => ({
  assinaturaId: assinatura_id,
  usuarioId: usuario_id,
  ip,
});

/** What gives an account back to who can prove that it is theirs. */
export function createRecuperacaoService(deps: Deps) {
  const { db, repository, sessions, tentativas, pedidos, encerrar, correio, agora } = deps;
  const ninguem = hashSenha(randomBytes(16).toString('hex'));

  /** @throws {Recusa} 410 for what is unknown, used, expired or of another end. */
  async function requireProof(token: string, finalidades: readonly Finalidade[]): Promise<LinhaProva> {
    const prova = await db.global((tx) => provas.find(tx, token, agora()));
    if (!prova || !finalidades.includes(prova.finalidade)) throw provaInvalida();
    return prova;
  }

  /** A new password by a proof: whoever was in leaves, and whoever was locked out may come in. */
  async function changePassword({ hash, senha }: { hash: string; senha: string }, ip: string): Promise<void> {
    const prova = await requireProof(hash, ['SENHA_EXPIRADA', 'SENHA_ESQUECIDA']);
    const { usuario_id: usuarioId, nome, email, senha_hash } = prova;
    await assertSenhaNova({ nova: senha, campo: 'senha', dono: { nome, email }, senhaHash: senha_hash });
    const contexto = contextOf(prova, ip);
    const nova = await hashSenha(senha);
    const guids = await db.tenant(contexto, async (tx) => {
      if (!(await provas.use(tx, prova, agora()))) throw provaInvalida();
      await provas.cancel(tx, contexto, ['SENHA_EXPIRADA', 'SENHA_ESQUECIDA', 'SEGUNDO_FATOR', 'DESBLOQUEIO'], agora());
      await savePassword(tx, usuarioId, { senhaHash: nova, em: agora() });
      await repository.clearGuesses(tx, usuarioId);
      // who opened the link reads the mailbox
      if (prova.finalidade === 'SENHA_ESQUECIDA') await repository.confirmEmail(tx, usuarioId, agora());
      await correio.enqueue(tx, { para: email, ...cartas.senhaTrocada(nome, correio.endereco('/forgot')) });
      return sessions.endMany(tx, { usuarioId }, 'senha-trocada');
    });
    await tentativas.forget('email', email);
    await encerrar({ usuario: { id: usuarioId, nome }, guids, motivo: 'senha-trocada' });
  }

  async function confirmUnblock(token: string, ip: string): Promise<void> {
    const prova = await requireProof(token, ['DESBLOQUEIO']);
    await db.tenant(contextOf(prova, ip), async (tx) => {
      if (!(await provas.use(tx, prova, agora()))) throw provaInvalida();
      await repository.clearGuesses(tx, prova.usuario_id);
    });
    await tentativas.forget('email', prova.email);
  }

  /** With `token`, unblocks; with `email`, asks for the link. */
  const unblock = async ({ email, token }: { email?: string | undefined; token?: string | undefined }, ip: string): Promise<void> => {
    if (token !== undefined) return confirmUnblock(token, ip);
    if (email === undefined) throw informeEmail();
    return pedidos.desbloqueio(email);
  };

  /** Neutral: a wrong password, an unknown login and a taken e-mail answer alike, and take as long. */
  async function migrateUser({ login, senha, email }: { login: string; senha: string; email: string }): Promise<void> {
    if (!emailEstrito(email)) throw emailInvalido();
    const tentativa = await tentativas.begin('login', login);
    const legado = await repository.findByLogin(login);
    const isCerta = await isSenha(legado?.senha_hash ?? (await ninguem), senha);
    const isAceita = tentativa !== null && legado !== null && isCerta && legado.status === 'ATIVO';
    const quem = isAceita ? { assinaturaId: legado.assinatura_id, usuarioId: legado.usuario_id, nome: legado.nome, login, email } : null;
    await pedidos.migracao(quem);
    // the count that a right password forgets is forgotten by the queue: here both wait and lock alike
    await tentativa?.wrong();
  }

  /** Confirms the e-mail of a new account, or gives a migrated account its new one. */
  async function confirmarEmail(token: string, ip: string): Promise<{ email: string }> {
    const prova = await requireProof(token, ['CONFIRMAR_EMAIL', 'MIGRACAO']);
    const { usuario_id: usuarioId, nome, email: antigo, email_novo: novo } = prova;
    const guids = await db
      .tenant(contextOf(prova, ip), async (tx) => {
        if (!(await provas.use(tx, prova, agora()))) throw provaInvalida();
        if (novo === null) {
          await repository.confirmEmail(tx, usuarioId, agora());
          return [];
        }
        await repository.migrate(tx, usuarioId, { email: novo, em: agora() });
        if (antigo.toLowerCase() !== novo.toLowerCase()) await correio.enqueue(tx, { para: antigo, ...cartas.emailMudou(nome) });
        return sessions.endMany(tx, { usuarioId }, 'email-mudou');
      })
      .catch((error: unknown) => {
        throw isTaken(error) ? emailEmUso() : error;
      });
    await encerrar({ usuario: { id: usuarioId, nome }, guids, motivo: 'email-mudou' });
    return { email: novo ?? antigo };
  }

  return { changePassword, unblock, migrateUser, confirmarEmail };
}

export type RecuperacaoService = ReturnType<typeof createRecuperacaoService>;

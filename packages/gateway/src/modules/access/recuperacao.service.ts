import { randomBytes } from 'node:crypto';
import { emailEstrito } from '@balcao/domain';
import type { Contexto, Db } from '../../plugins/db.ts';
import type { Correio } from '../../plugins/mail.ts';
import { hashSenha, isSenha } from '../../plugins/passwords.ts';
import type { Sessions } from '../../plugins/session.ts';
import { emailEmUso, emailInvalido, informeEmail, muitasDaOrigem, provaInvalida } from './access.errors.ts';
import type { Pedidos } from './access.job.ts';
import { type AccessRepository, isTaken, savePassword } from './access.repository.ts';
import type { Origem } from './access.service.ts';
import type { Aparelhos } from './aparelhos.ts';
import { cartas } from './cartas.copy.ts';
import type { EndSessoes } from './encerramento.ts';
import type { LinhaProva } from './provas.repository.ts';
import { provas } from './provas.ts';
import { createRequireProof } from './require-proof.ts';
import { assertSenhaNova } from './senha.policy.ts';
import { isRecusada, type Tentativas } from './tentativas.ts';

interface Deps {
  readonly db: Db;
  readonly repository: AccessRepository;
  readonly sessions: Sessions;
  readonly tentativas: Tentativas;
  readonly aparelhos: Aparelhos;
  readonly pedidos: Pedidos;
  readonly endSessoes: EndSessoes;
  readonly correio: Correio;
  readonly agora: () => Date;
}

type ContextoUsuario = Contexto & { readonly usuarioId: string };

const contextOf = ({ assinaturaId, usuarioId }: LinhaProva, ip: string): ContextoUsuario => ({
  assinaturaId,
  usuarioId,
  ip,
});

/** What gives an account back to who can prove that it is theirs. */
export function createRecuperacaoService(deps: Deps) {
  const { db, repository, sessions, tentativas, aparelhos, pedidos, endSessoes, correio, agora } = deps;
  const ninguem = hashSenha(randomBytes(16).toString('hex'));

  const requireProof = createRequireProof(deps);

  /**
   * Sets a new password for the owner of a proof. Their open sessions end, guesses made at the old password no longer slow anybody, and
   * every device but this one is forgotten.
   *
   * @returns the cookie by which this device is known
   */
  async function changePassword({ hash, senha }: { hash: string; senha: string }, { ip, aparelho }: Origem): Promise<string> {
    const prova = await requireProof(hash, ['SENHA_EXPIRADA', 'SENHA_ESQUECIDA'], ip);
    const { usuarioId, nome, email, senhaHash } = prova;
    await assertSenhaNova({ nova: senha, campo: 'senha', dono: { nome, email }, senhaHash });
    const contexto = contextOf(prova, ip);
    const nova = await hashSenha(senha);
    const guids = await db.tenant(contexto, async (tx) => {
      if (!(await provas.use(tx, prova, agora()))) throw provaInvalida();
      await provas.cancel(
        tx,
        contexto,
        ['SENHA_EXPIRADA', 'SENHA_ESQUECIDA', 'SEGUNDO_FATOR', 'INSCRICAO_FATOR', 'DESBLOQUEIO', 'CONVITE'],
        agora(),
      );
      await savePassword(tx, usuarioId, { senhaHash: nova, em: agora() });
      await repository.clearGuesses(tx, usuarioId);
      // who opened the link reads the mailbox
      if (prova.finalidade === 'SENHA_ESQUECIDA') await repository.confirmEmail(tx, usuarioId, agora());
      await correio.enqueue(tx, { para: email, ...cartas.senhaTrocada(nome, correio.endereco('/forgot')) });
      return sessions.endMany(tx, { usuarioId }, 'senha-trocada');
    });
    await tentativas.forget('email', email);
    await endSessoes({ usuario: { id: usuarioId, nome }, guids, motivo: 'senha-trocada' });
    return aparelhos.add(aparelho, { usuarioId, senhaHash: nova });
  }

  /** Who opened the link reads the mailbox: somebody else's guesses no longer slow them on this device. @returns its cookie */
  async function confirmUnblock(token: string, { ip, aparelho }: Origem): Promise<string> {
    const prova = await requireProof(token, ['DESBLOQUEIO'], ip);
    await db.tenant(contextOf(prova, ip), async (tx) => {
      if (!(await provas.use(tx, prova, agora()))) throw provaInvalida();
      await repository.clearGuesses(tx, prova.usuarioId);
    });
    await tentativas.forget('email', prova.email);
    return aparelhos.add(aparelho, { usuarioId: prova.usuarioId, senhaHash: prova.senhaHash });
  }

  /** With `token`, unblocks; with `email`, asks for the link. @returns the cookie of a device that proved to be the person's, or null */
  const unblock = async (
    { email, token }: { email?: string | undefined; token?: string | undefined },
    origem: Origem,
  ): Promise<string | null> => {
    if (token !== undefined) return confirmUnblock(token, origem);
    if (email === undefined) throw informeEmail();
    await pedidos.desbloqueio(email);
    return null;
  };

  /** Neutral: a wrong password, an unknown login and a taken e-mail answer alike, and take as long. */
  async function migrateUser({ login, senha, email }: { login: string; senha: string; email: string }, ip: string): Promise<void> {
    if (!emailEstrito(email)) throw emailInvalido();
    const begun = await tentativas.begin('login', login, { ip, aparelho: null });
    if (isRecusada(begun) && begun.por === 'origem') throw muitasDaOrigem(begun.ate);
    const tentativa = isRecusada(begun) ? null : begun;
    const legado = await repository.findByLogin(login);
    const isCerta = await isSenha(legado?.senhaHash ?? (await ninguem), senha);
    const isAceita = tentativa !== null && legado !== null && isCerta && legado.status === 'ATIVO';
    const quem = isAceita ? { assinaturaId: legado.assinaturaId, usuarioId: legado.usuarioId, nome: legado.nome, login, email } : null;
    await pedidos.migracao(quem);
    // the count that a right password forgets is forgotten by the queue: here both wait and lock alike
    await tentativa?.wrong();
  }

  /** Confirms the e-mail of a new account, or gives a migrated account its new one. */
  async function confirmEmail(token: string, ip: string): Promise<{ email: string }> {
    const prova = await requireProof(token, ['CONFIRMAR_EMAIL', 'MIGRACAO'], ip);
    const { usuarioId, nome, email: antigo, emailNovo: novo } = prova;
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
    await endSessoes({ usuario: { id: usuarioId, nome }, guids, motivo: 'email-mudou' });
    return { email: novo ?? antigo };
  }

  return { changePassword, unblock, migrateUser, confirmEmail };
}

export type RecuperacaoService = ReturnType<typeof createRecuperacaoService>;

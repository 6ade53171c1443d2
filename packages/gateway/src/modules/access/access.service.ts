import { createHmac, randomBytes } from 'node:crypto';
import type { Login } from '@balcao/contracts';
import { uuidv7 } from 'uuidv7';
import type { Contexto } from '../../plugins/db.ts';
import { hashSenha, isSenha } from '../../plugins/passwords.ts';
import { digestOf } from '../../plugins/session.model.ts';
import { ASSINATURA_FECHADA, type SessaoAberta, type Sessions } from '../../plugins/session.ts';
import { assinaturaBloqueada, emailOuSenha, muitasTentativas, senhaExpirada, usuarioBloqueado } from './access.errors.ts';
import type { AccessRepository, LinhaUsuario } from './access.repository.ts';

interface Deps {
  readonly repository: AccessRepository;
  readonly sessions: Sessions;
  readonly agora: () => Date;
  /** Waits before a wrong answer is given; tests do not. */
  readonly esperar: (ms: number) => Promise<unknown>;
  /** Digests e-mails of failed guesses. */
  readonly chave: Buffer;
  readonly tentativas: number;
}

const BLOQUEIO_MS = 15 * 60_000;
const VALIDADE_PROVA_MS = 30 * 60_000;
const ESPERA_BASE_MS = 250;
const ESPERA_MAXIMA_MS = 2_000;

export interface Origem {
  readonly ip: string;
  readonly userAgent: string | null;
}

type ContextoUsuario = Contexto & { readonly usuarioId: string };

export function createAccessService({ repository, sessions, agora, esperar, chave, tentativas }: Deps) {
  /** Verified for unknown e-mails, so that they take as long as known ones. */
  const ninguem = hashSenha(randomBytes(16).toString('hex'));

  const contextOf = (usuario: LinhaUsuario, ip: string): ContextoUsuario => ({
    assinaturaId: usuario.assinatura_id,
    usuarioId: usuario.usuario_id,
    segfyerId: usuario.segfyer ? usuario.usuario_id : null,
    ip,
  });

  async function refuseGuess(guess: Buffer, feitas: number, contexto: ContextoUsuario | null): Promise<never> {
    const ate = feitas >= tentativas ? new Date(agora().getTime() + BLOQUEIO_MS) : null;
    if (ate) await repository.lockGuesses(guess, ate);
    if (contexto) await repository.noteGuesses(contexto, feitas, ate);
    await esperar(Math.min(ESPERA_BASE_MS * 2 ** (feitas - 1), ESPERA_MAXIMA_MS));
    throw ate ? muitasTentativas() : emailOuSenha();
  }

  /** @throws what the state of the subscription, the user or the password forbids, told only to who knows the password. */
  async function assertOpen(usuario: LinhaUsuario, contexto: ContextoUsuario): Promise<void> {
    if (ASSINATURA_FECHADA.has(usuario.assinatura_status)) throw assinaturaBloqueada();
    if (usuario.status !== 'ATIVO') throw usuarioBloqueado();
    if (usuario.senha_expira_em === null || usuario.senha_expira_em > agora()) return;
    const token = randomBytes(32).toString('base64url');
    await repository.insertProof(contexto, {
      id: uuidv7(),
      tokenHash: digestOf(token),
      expiraEm: new Date(agora().getTime() + VALIDADE_PROVA_MS),
    });
    throw senhaExpirada(token);
  }

  /**
   * Opens a session. The guess is counted before it is checked: many at once get no more than one by one.
   *
   * @throws {RecusaComSucesso} with the codes of spec §4.
   */
  async function login({ email, senha }: Login, { ip, userAgent }: Origem): Promise<SessaoAberta> {
    const guess = createHmac('sha256', chave).update(email.toLowerCase()).digest();
    const feitas = await repository.countGuess(guess, agora(), tentativas, BLOQUEIO_MS);
    if (feitas === null) throw muitasTentativas();

    const usuario = await repository.findByEmail(email);
    const contexto = usuario && contextOf(usuario, ip);
    const isCerta = await isSenha(usuario?.senha_hash ?? (await ninguem), senha);
    if (!usuario || !contexto || !isCerta) return refuseGuess(guess, feitas, contexto);

    await repository.forgetGuesses(guess);
    await assertOpen(usuario, contexto);
    await repository.noteSignIn(contexto, agora());
    return sessions.open(contexto, userAgent);
  }

  return { login };
}

export type AccessService = ReturnType<typeof createAccessService>;

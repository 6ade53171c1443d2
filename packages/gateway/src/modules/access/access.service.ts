import { randomBytes } from 'node:crypto';
import type { Login } from '@balcao/contracts';
import { feriadosDoAcesso, horarioPermitido } from '@balcao/domain';
import type { Contexto, Db } from '../../plugins/db.ts';
import type { Correio } from '../../plugins/mail.ts';
import { hashSenha, isSenha } from '../../plugins/passwords.ts';
import { ASSINATURA_FECHADA, type SessaoAberta, type Sessions } from '../../plugins/session.ts';
import {
  assinaturaBloqueada,
  codigoIncorreto,
  codigoVencido,
  emailNaoConfirmado,
  emailOuSenha,
  foraDoHorario,
  inscricaoExigida,
  inscricaoVencida,
  muitasDaOrigem,
  muitasTentativas,
  segundoFator as pedirSegundoFator,
  senhaExpirada,
  usuarioBloqueado,
} from './access.errors.ts';
import type { AccessRepository, LinhaUsuario } from './access.repository.ts';
import type { Aparelhos } from './aparelhos.ts';
import type { TellTravado } from './aviso-travado.ts';
import { cartas } from './cartas.copy.ts';
import type { Finalidade } from './provas.repository.ts';
import { type LimiteDeProvas, provas } from './provas.ts';
import type { SegundoFator } from './segundo-fator.ts';
import { isRecusada, type Recusada, type Tentativa, type Tentativas } from './tentativas.ts';

interface Deps {
  readonly db: Db;
  readonly repository: AccessRepository;
  readonly sessions: Sessions;
  readonly tentativas: Tentativas;
  readonly aparelhos: Aparelhos;
  readonly segundoFator: SegundoFator;
  readonly correio: Correio;
  readonly agora: () => Date;
  readonly tellTravado: TellTravado;
  /** An address as an SVG document. */
  readonly drawQr: (texto: string) => string;
}

/** Another link is not sent while the last one is this young, nor more than so many a day. */
const CONFIRMACOES: LimiteDeProvas = { janelaMs: 5 * 60_000, porJanela: 1, porDia: 5 };

export interface Origem {
  readonly ip: string;
  readonly userAgent: string | null;
  /** What the browser shows of those who signed in on it. */
  readonly aparelho: string | undefined;
}

/** A session, and the cookie by which its device is known from now on. */
export interface Entrada {
  readonly aberta: SessaoAberta;
  readonly aparelho: string;
}

type ContextoUsuario = Contexto & { readonly usuarioId: string };

const contextOf = (usuario: LinhaUsuario, ip: string): ContextoUsuario => ({
  assinaturaId: usuario.assinaturaId,
  usuarioId: usuario.usuarioId,
  segfyerId: usuario.segfyer ? usuario.usuarioId : null,
  ip,
});

export function createAccessService(deps: Deps) {
  const { db, repository, sessions, tentativas, aparelhos, segundoFator, correio, agora, tellTravado, drawQr } = deps;
  /** Verified for unknown e-mails, so that they take as long as known ones. */
  const ninguem = hashSenha(randomBytes(16).toString('hex'));

  /** The link that confirms an e-mail, again, to who knows the password. */
  const sendConfirmation = ({ nome, email }: LinhaUsuario, contexto: ContextoUsuario): Promise<void> =>
    db.tenant(contexto, async (tx) => {
      const token = await provas.issueWithin(tx, CONFIRMACOES, { contexto, finalidade: 'CONFIRMAR_EMAIL', agora: agora() });
      if (token === null) return;
      await correio.enqueue(tx, { para: email, ...cartas.confirmarEmail(nome, correio.endereco(`/confirmacaoEmail?token=${token}`)) });
    });

  /**
   * @throws what the state of the subscription, the user or the clock forbids; only after the password was right, so that others learn
   * nothing
   */
  async function assertOpen(usuario: LinhaUsuario, contexto: ContextoUsuario): Promise<void> {
    if (ASSINATURA_FECHADA.has(usuario.assinaturaStatus)) throw assinaturaBloqueada();
    if (usuario.emailConfirmadoEm === null && /^(ATIVO|PENDENTE)$/.test(usuario.status)) {
      await sendConfirmation(usuario, contexto);
      throw emailNaoConfirmado();
    }
    if (usuario.status !== 'ATIVO') throw usuarioBloqueado();
    if (horarioPermitido(usuario.horarios, agora(), feriadosDoAcesso(usuario.acesso, usuario.calendario)) === null) throw foraDoHorario();
    if (usuario.senhaExpiraEm === null || usuario.senhaExpiraEm > agora()) return;
    throw senhaExpirada(await db.tenant(contexto, (tx) => provas.issue(tx, { contexto, finalidade: 'SENHA_EXPIRADA', agora: agora() })));
  }

  const donoOf = ({ usuarioId, senhaHash }: LinhaUsuario) => ({ usuarioId, senhaHash });

  async function open(usuario: LinhaUsuario, contexto: ContextoUsuario, origem: Origem): Promise<Entrada> {
    await repository.noteSignIn(contexto, agora());
    return { aberta: await sessions.open(contexto, origem.userAgent), aparelho: aparelhos.add(origem.aparelho, donoOf(usuario)) };
  }

  /** A guess from where it comes: the person's own device, or a stranger's. @throws when it is refused before it is looked at */
  async function begin(alvo: 'email' | 'codigo', valor: string, usuario: LinhaUsuario | null, origem: Origem): Promise<Tentativa> {
    const aparelho = usuario && aparelhos.find(origem.aparelho, donoOf(usuario));
    const tentativa = await tentativas.begin(alvo, valor, { ip: origem.ip, aparelho });
    if (isRecusada(tentativa)) throw refusalOf(tentativa);
    return tentativa;
  }
  const refusalOf = ({ por, ate }: Recusada) => (por === 'origem' ? muitasDaOrigem(ate) : muitasTentativas());

  const noteGuesses = ({ nome }: LinhaUsuario, contexto: ContextoUsuario, { feitas, isLimite }: Tentativa, ate: Date | null) =>
    db.tenant(contexto, async (tx) => {
      await repository.noteGuesses(tx, contexto.usuarioId, { feitas, ate });
      // one notice for each series of guesses, or they would fill the administrators' list
      if (ate && isLimite) await tellTravado(tx, contexto, { nome, tentativas: feitas, ate });
    });

  /**
   * Opens a session, or asks for the second factor.
   *
   * @throws {RecusaComSucesso} with the codes of spec §4 and of the contract.
   */
  async function login({ email, senha }: Login, origem: Origem): Promise<Entrada> {
    const usuario = await repository.findByEmail(email);
    const tentativa = await begin('email', email, usuario, origem);
    const contexto = usuario && contextOf(usuario, origem.ip);
    const isCerta = await isSenha(usuario?.senhaHash ?? (await ninguem), senha);
    if (!usuario || !contexto || !isCerta) {
      const ate = await tentativa.wrong();
      if (usuario && contexto) await noteGuesses(usuario, contexto, tentativa, ate);
      throw ate ? muitasTentativas() : emailOuSenha();
    }

    await tentativa.right();
    await assertOpen(usuario, contexto);
    const prove = (finalidade: Finalidade) => db.tenant(contexto, (tx) => provas.issue(tx, { contexto, finalidade, agora: agora() }));
    if (usuario.temSegundoFator) throw pedirSegundoFator(await prove('SEGUNDO_FATOR'));
    if (usuario.acesso?.exigeSegundoFator) throw inscricaoExigida(await prove('INSCRICAO_FATOR'));
    return open(usuario, contexto, origem);
  }

  /** Who began to sign in with this token and may still go on. */
  async function findWaiting(token: string, finalidade: Finalidade, ip: string) {
    const tentativa = await tentativas.beginAnywhere(ip);
    if (isRecusada(tentativa)) throw refusalOf(tentativa);
    const prova = await db.global((tx) => provas.find(tx, token, agora()));
    if (prova) await tentativa.right();
    const usuario = prova?.finalidade === finalidade ? await repository.findByEmail(prova.email) : null;
    return prova && usuario ? { prova, usuario, contexto: contextOf(usuario, ip) } : null;
  }

  /** @throws {Recusa} 410 when the first step is too old, 422 when the code does not hold. */
  async function confirmCodigo({ token, codigo }: { token: string; codigo: string }, origem: Origem): Promise<Entrada> {
    const espera = await findWaiting(token, 'SEGUNDO_FATOR', origem.ip);
    if (!espera) throw codigoVencido();
    const { prova, usuario, contexto } = espera;
    const tentativa = await begin('codigo', usuario.usuarioId, usuario, origem);

    const como = await db.tenant(contexto, async (tx) => {
      const aceito = await segundoFator.accept(tx, usuario.usuarioId, codigo);
      if (!aceito) return null;
      if (!(await provas.use(tx, prova, agora()))) throw codigoVencido();
      if (aceito === 'recuperacao') {
        const { recuperacaoRestantes } = await segundoFator.status(tx, usuario.usuarioId);
        const carta = cartas.recuperacaoUsada(usuario.nome, recuperacaoRestantes, correio.endereco('/forgot'));
        await correio.enqueue(tx, { para: usuario.email, ...carta });
      }
      return aceito;
    });
    if (!como) throw (await tentativa.wrong()) ? muitasTentativas() : codigoIncorreto();

    await tentativa.right();
    await assertOpen(usuario, contexto);
    return open(usuario, contexto, origem);
  }

  /** A secret for whoever must enrol. @throws {Recusa} 410 when the first step is too old, or they enrolled meanwhile */
  async function startInscricao(token: string, ip: string): Promise<{ segredo: string; endereco: string; qr: string }> {
    const espera = await findWaiting(token, 'INSCRICAO_FATOR', ip);
    if (!espera) throw inscricaoVencida();
    const { usuario, contexto } = espera;
    await assertOpen(usuario, contexto);
    const pedido = await db.tenant(contexto, (tx) => segundoFator.begin(tx, contexto, usuario.email));
    if (!pedido) throw inscricaoVencida();
    return { ...pedido, qr: drawQr(pedido.endereco) };
  }

  /** Enrols and opens the session. @throws {Recusa} 410 as `startInscricao`, 422 when the code does not hold */
  async function confirmInscricao(
    { token, codigo }: { token: string; codigo: string },
    origem: Origem,
  ): Promise<Entrada & { readonly recuperacao: string[] }> {
    const espera = await findWaiting(token, 'INSCRICAO_FATOR', origem.ip);
    if (!espera) throw inscricaoVencida();
    const { prova, usuario, contexto } = espera;
    await assertOpen(usuario, contexto);
    const tentativa = await begin('codigo', usuario.usuarioId, usuario, origem);
    const recuperacao = await db.tenant(contexto, async (tx) => {
      if (!/^\d{6}$/.test(codigo) || !(await segundoFator.acceptTotp(tx, usuario.usuarioId, codigo))) return null;
      const codigos = await segundoFator.activate(tx, contexto);
      if (!codigos || !(await provas.use(tx, prova, agora()))) throw inscricaoVencida();
      await correio.enqueue(tx, { para: usuario.email, ...cartas.segundoFatorLigado(usuario.nome, correio.endereco('/forgot')) });
      return codigos;
    });
    if (!recuperacao) throw (await tentativa.wrong()) ? muitasTentativas() : codigoIncorreto();
    await tentativa.right();
    return { ...(await open(usuario, contexto, origem)), recuperacao };
  }

  return { login, confirmCodigo, startInscricao, confirmInscricao };
}

export type AccessService = ReturnType<typeof createAccessService>;

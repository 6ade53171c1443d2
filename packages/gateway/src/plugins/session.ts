import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { COOKIE_COMPANHEIRO, DURACAO_SESSAO_S, type Sessao } from '@balcao/contracts';
import { feriadosDoAcesso, horarioPermitido } from '@balcao/domain';
import type { FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from './db.ts';
import { naoAutenticado, restricaoHorario } from './errors.ts';
import type { Chamador } from './ports.ts';
import { digestOf, isToken, type Selo, toSessao } from './session.model.ts';
import type { SessaoRow, SessionRepository, SessoesDe, SituacaoSessao } from './session.repository.ts';

/** Closed subscriptions, whose sessions are invalid; the others are allowed what their state permits. */
export const ASSINATURA_FECHADA: ReadonlySet<string> = new Set(['BLOQUEADA', 'CANCELADA']);

/** Credentials of a session: the bearer sent by the page and the cookie it cannot read; both are required. */
export interface Credenciais {
  readonly token: string | undefined;
  readonly companheiro: string | undefined;
}

/** An authenticated caller, and until when: the end of the session, of the permitted hours or of the trial, whichever is first. */
export interface SessaoViva {
  readonly chamador: Chamador;
  readonly expiraEm: Date;
}

/** A caller whose proofs are good, and whether the user's own hours allow the site now (spec §6). */
export interface SessaoProvada extends SessaoViva {
  /** Null when they do not, or ended the session. */
  readonly horario: { readonly ate: string | null } | null;
}

/** Why a session ended because of the user's own hours, as it is stored. */
const MOTIVO_HORARIO = 'horario';

interface Deps {
  readonly sessoes: SessionRepository;
  readonly selo: Selo;
  readonly agora: () => Date;
}

export interface SessaoAberta {
  readonly sessao: Sessao;
  readonly companheiro: string;
  /** Whether its user signed the terms in force. */
  readonly isTermoAssinado: boolean;
}

export function createSessions({ sessoes, selo, agora }: Deps) {
  /** Told of a caller whose hours are over, before the refusal: whoever ends sessions ends this one. */
  let endOutOfHours: (chamador: Chamador) => Promise<void> = async () => undefined;

  const isOpen = (row: SituacaoSessao): boolean =>
    row.expiraEm.getTime() > agora().getTime() && row.usuarioStatus === 'ATIVO' && !ASSINATURA_FECHADA.has(row.assinaturaStatus);
  /** One the hours ended still tells why, for as long as it would have lived. */
  const isProved = (row: SessaoRow): boolean => (row.encerradaEm === null || row.motivo === MOTIVO_HORARIO) && isOpen(row);

  /** The session both proofs belong to, within the user's own hours or not; null when there is none, or nobody's any more. */
  async function prove({ token, companheiro }: Credenciais, ip: string | null): Promise<SessaoProvada | null> {
    if (!isToken(token) || !isToken(companheiro)) return null;
    const row = await sessoes.find(digestOf(token));
    if (!row || !timingSafeEqual(row.companheiroHash, digestOf(companheiro)) || !isProved(row)) return null;
    const feriados = feriadosDoAcesso(row.acesso, row.calendario);
    const horario = row.encerradaEm === null ? horarioPermitido(row.horarios, agora(), feriados) : null;
    const chamador = {
      assinaturaId: row.assinaturaId,
      usuarioId: row.usuarioId,
      segfyerId: row.segfyerId,
      ip,
      cancelaEm: row.cancelaEm,
      sessao: toSessao(row, token, selo),
    };
    const isEmTrial = row.trialFim !== null && row.trialFim > agora();
    const fins = [row.expiraEm, ...(horario?.ate ? [new Date(horario.ate)] : []), ...(isEmTrial ? [row.trialFim as Date] : [])];
    return { chamador, horario, expiraEm: new Date(Math.min(...fins.map(Number))) };
  }

  /** The live session both proofs belong to, or null: outside the user's own hours there is none. */
  async function authenticate(credenciais: Credenciais, ip: string | null): Promise<SessaoViva | null> {
    const provada = await prove(credenciais, ip);
    return provada?.horario ? provada : null;
  }

  /** Of the sessions of these bearers, the `guid` of those that were not ended and still hold. */
  async function listLive(tokens: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await sessoes.listAbertas(tokens.map(digestOf));
    return new Set(rows.filter(isOpen).map(({ guid }) => guid));
  }

  /** @throws {Recusa} 401 when the request carries no live session; with its own sentence when the user's hours are over. */
  async function requireChamador(request: FastifyRequest): Promise<Chamador> {
    const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const provada = await prove({ token, companheiro: request.cookies[COOKIE_COMPANHEIRO] }, request.ip);
    if (!provada) throw naoAutenticado();
    if (!provada.horario) {
      await endOutOfHours(provada.chamador);
      throw restricaoHorario();
    }
    return provada.chamador;
  }

  /** Opens a session for a user already identified; the two secrets exist only in what this returns. */
  async function open(contexto: Contexto & { usuarioId: string }, userAgent: string | null): Promise<SessaoAberta> {
    const [token, companheiro] = [randomBytes(32).toString('base64url'), randomBytes(32).toString('base64url')];
    const criadoEm = agora();
    await sessoes.insert(contexto, {
      id: uuidv7(),
      guid: randomUUID(),
      tokenHash: digestOf(token),
      companheiroHash: digestOf(companheiro),
      criadoEm,
      expiraEm: new Date(criadoEm.getTime() + DURACAO_SESSAO_S * 1_000),
      segfyerId: contexto.segfyerId ?? null,
      userAgent: userAgent?.slice(0, 300) ?? null,
    });
    const row = await sessoes.find(digestOf(token));
    if (!row) throw new Error('a sessão recém-aberta não foi encontrada');
    const isTermoAssinado = await sessoes.isTermoAssinado(contexto, criadoEm);
    return { sessao: toSessao(row, token, selo), companheiro, isTermoAssinado };
  }

  const end = (chamador: Chamador, motivo: string): Promise<number> => sessoes.end(chamador, chamador.sessao.guid, motivo, agora());

  /** Ends sessions of a user in the caller's transaction; what lives of them ends after it commits. */
  const endMany = (tx: Tx, quais: SessoesDe, motivo: string): Promise<string[]> => sessoes.endMany(tx, quais, motivo, agora());

  return {
    prove,
    authenticate,
    listLive,
    requireChamador,
    open,
    end,
    endMany,
    /** Who ends a session whose hours are over. */
    onOutOfHours: (listen: typeof endOutOfHours): void => void (endOutOfHours = listen),
  };
}

export type Sessions = ReturnType<typeof createSessions>;

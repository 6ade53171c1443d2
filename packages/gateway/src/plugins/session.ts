import { randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { COOKIE_COMPANHEIRO, DURACAO_SESSAO_S, type Sessao } from '@balcao/contracts';
import type { FastifyRequest } from 'fastify';
import { uuidv7 } from 'uuidv7';
import type { Contexto, Tx } from './db.ts';
import { naoAutenticado } from './errors.ts';
import type { Chamador } from './ports.ts';
import { digestOf, isToken, type Selo, toSessao } from './session.model.ts';
import type { LinhaSessao, SessionRepository, SessoesDe } from './session.repository.ts';

/** Subscriptions that may not be used at all; the others may, each with what its state still allows. */
export const ASSINATURA_FECHADA: ReadonlySet<string> = new Set(['BLOQUEADA', 'CANCELADA']);

/** What proves a session: the bearer the page sends and the cookie it cannot read. One alone is worth nothing. */
export interface Credenciais {
  readonly token: string | undefined;
  readonly companheiro: string | undefined;
}

/** A caller whose proofs hold, and until when. */
export interface SessaoViva {
  readonly chamador: Chamador;
  readonly expiraEm: Date;
}

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
  const isLive = (linha: LinhaSessao): boolean =>
    linha.encerrada_em === null &&
    linha.expira_em.getTime() > agora().getTime() &&
    linha.usuario_status === 'ATIVO' &&
    !ASSINATURA_FECHADA.has(linha.assinatura_status);

  /** The session both proofs belong to, or null. */
  async function authenticate({ token, companheiro }: Credenciais, ip: string | null): Promise<SessaoViva | null> {
    if (!isToken(token) || !isToken(companheiro)) return null;
    const linha = await sessoes.find(digestOf(token));
    if (!linha || !timingSafeEqual(linha.companheiro_hash, digestOf(companheiro)) || !isLive(linha)) return null;
    const chamador = {
      assinaturaId: linha.assinatura_id,
      usuarioId: linha.usuario_id,
      segfyerId: linha.segfyer_id,
      ip,
      sessao: toSessao(linha, token, selo),
    };
    return { chamador, expiraEm: linha.expira_em };
  }

  /** @throws {Recusa} 401 when the request carries no live session. */
  async function requireChamador(request: FastifyRequest): Promise<Chamador> {
    const [, token] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? [];
    const viva = await authenticate({ token, companheiro: request.cookies[COOKIE_COMPANHEIRO] }, request.ip);
    if (!viva) throw naoAutenticado();
    return viva.chamador;
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
    const linha = await sessoes.find(digestOf(token));
    if (!linha) throw new Error('a sessão recém-aberta não foi encontrada');
    const isTermoAssinado = await sessoes.isTermoAssinado(contexto, criadoEm);
    return { sessao: toSessao(linha, token, selo), companheiro, isTermoAssinado };
  }

  const end = (chamador: Chamador, motivo: string): Promise<number> => sessoes.end(chamador, chamador.sessao.guid, motivo, agora());

  /** Ends sessions of a user in the caller's transaction; what lives of them ends after it commits. */
  const endMany = (tx: Tx, quais: SessoesDe, motivo: string): Promise<string[]> => sessoes.endMany(tx, quais, motivo, agora());

  return { authenticate, requireChamador, open, end, endMany };
}

export type Sessions = ReturnType<typeof createSessions>;

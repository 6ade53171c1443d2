import type { Contexto, Tx } from '../../plugins/db.ts';
import type { Tarefas } from '../../plugins/ports.ts';
import { type Aviso, type AvisoAdministradores, notificacaoRepository as notificacoes } from './notificacao.repository.ts';

/** Name of the job that tells a user of a notice once it is committed. */
export const TAREFA_AVISAR = 'notificacao.avisar';
/** Name of the job that tells administrators, of one subscription or of all of them. */
export const TAREFA_ADMINISTRACAO = 'notificacao.administracao';

/**
 * Writes a notice in the caller's transaction; a live message tells the user after the commit, and if it is lost they find the notice when
 * they read.
 */
export type CreateAviso = (tx: Tx, contexto: Contexto, aviso: Aviso) => Promise<void>;

/**
 * Writes, in the caller's transaction, one notice for each administrator of the caller's subscription. The title also travels as a live
 * message, so it must not name any person.
 */
export type CreateAvisoAdministradores = (tx: Tx, contexto: Contexto, aviso: AvisoAdministradores) => Promise<void>;

/** Lets the open pages of administrators know, once this is committed; without a subscription, of all of them. */
export type TellAdministradores = (tx: Tx, assinaturaId: string | null, titulo: string | null) => Promise<void>;

/** How other modules write a notice. */
export interface Avisos {
  readonly createAviso: CreateAviso;
  readonly createAvisoAdministradores: CreateAvisoAdministradores;
  readonly tellAdministradores: TellAdministradores;
}

export function createAvisos(tarefas: Pick<Tarefas, 'enqueue'>): Avisos {
  const tellAdministradores: TellAdministradores = (tx, assinaturaId, titulo) =>
    tarefas.enqueue(tx, TAREFA_ADMINISTRACAO, { assinaturaId, titulo }, { maxTentativas: 5 });

  const createAvisoAdministradores: CreateAvisoAdministradores = async (tx, contexto, aviso) => {
    const avisados = await notificacoes.insertForAdministradores(tx, contexto, aviso);
    if (avisados > 0) await tellAdministradores(tx, contexto.assinaturaId, aviso.titulo);
  };

  const createAviso: CreateAviso = async (tx, contexto, aviso) => {
    const id = await notificacoes.insert(tx, contexto, aviso);
    const { assinaturaId } = contexto;
    // the queue is the outbox: the job exists if and only if the notice does, whatever becomes of this process
    await tarefas.enqueue(tx, TAREFA_AVISAR, { assinaturaId, usuarioId: aviso.usuarioId, id }, { maxTentativas: 5 });
  };

  return { createAviso, createAvisoAdministradores, tellAdministradores };
}

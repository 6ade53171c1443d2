import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { Id } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import { FalhaOpenInsurance, type RespostaDeEndosso } from '../../open-insurance/open-insurance.port.ts';
import type { Recursos, Tarefas } from '../../plugins/ports.ts';
import type { ConsentimentosDeEndosso } from '../compartilhamento/index.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import { enqueueAcompanhamento } from './acompanhamento-endosso.job.ts';
import { nextConsulta } from './acompanhamento.model.ts';
import { copy } from './endosso.copy.ts';
import type { ApoliceEndossada, EndossoRepository, EndossoRow } from './endosso.repository.ts';
import type { PedidoEndossoRepository, PedidoEndossoRow } from './pedido-endosso.repository.ts';

const PedidoDoEndosso = z.object({ assinaturaId: Id, usuarioId: z.nullable(Id), endossoId: Id });
type Alvo = z.infer<typeof PedidoDoEndosso>;

/** As often as an insurer that does not answer is asked before the request is left to a person. */
const MAX_TENTATIVAS = 5;
const TODOS = { usuarioId: null };

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly tarefas: Pick<Tarefas, 'enqueue'>;
  readonly insurers: ReadonlyMap<string, Pick<InsurerPort, 'readEndosso'>>;
  readonly consentimentos: Pick<ConsentimentosDeEndosso, 'open' | 'settle'>;
  readonly endossos: EndossoRepository;
  readonly pedidos: PedidoEndossoRepository;
  readonly createAviso: CreateAviso;
}

interface Lido {
  readonly endosso: EndossoRow;
  readonly apolice: ApoliceEndossada;
  readonly pedido: PedidoEndossoRow['pedido'];
}

type Desfecho = RespostaDeEndosso | { readonly status: 'SEM_CONSENTIMENTO' | 'FALHOU'; readonly codigo: string };

/**
 * Asks the insurer for what was consented to, outside of any transaction, and keeps its answer: the protocol it is followed by, or why it was
 * refused. Asked again after a lost answer it is the same request for the insurer; one that never answers, and a consent that does not hold,
 * leave it open, to be asked again or registered by hand.
 */
export function createPedidoDeEndossoJob({ db, agora, log, tarefas, insurers, consentimentos, endossos, pedidos, createAviso }: Deps) {
  async function ask(alvo: Alvo, { endosso, pedido }: Lido, signal: AbortSignal): Promise<RespostaDeEndosso | null> {
    const aberto = await consentimentos.open(alvo, alvo.endossoId, signal);
    if (!aberto) return null;
    const { consentId, acesso, insurer } = aberto;
    const chave = createHash('sha256').update(consentId).digest('hex').slice(0, 40);
    // of the day it was asked here, so that a request sent again on another day is the same
    const dia = hojeEm(new Date(endosso.criadoEm));
    return insurer.requestEndosso(acesso, { ...pedido, consentId, dia, depois: endosso.dados.depois ?? {} }, { chave, signal });
  }

  /** @throws what makes the queue try again */
  async function askOnce(
    alvo: Alvo,
    lido: Lido,
    { tentativa, signal }: { tentativa: number; signal: AbortSignal },
  ): Promise<Desfecho | null> {
    try {
      return await ask(alvo, lido, signal);
    } catch (error) {
      if (!(error instanceof FalhaOpenInsurance)) throw error;
      const { tipo, motivo } = error;
      log.warn({ endossoId: alvo.endossoId, tipo, motivo, tentativa }, 'endosso não pedido');
      if (tipo === 'SEM_CONSENTIMENTO' || tipo === 'RECUSADA') return { status: 'SEM_CONSENTIMENTO', codigo: motivo };
      if (tentativa < MAX_TENTATIVAS) throw new Error(motivo, { cause: error });
      return { status: 'FALHOU', codigo: motivo };
    }
  }

  const sayDetalhe = (desfecho: Desfecho): string => {
    if (desfecho.status === 'PROTOCOLADO') return desfecho.protocolo;
    return desfecho.status === 'RECUSADO' ? desfecho.texto : copy.detalhe[desfecho.status];
  };

  return async (payload: unknown, meta: { tentativa: number; signal: AbortSignal }): Promise<void> => {
    const alvo = PedidoDoEndosso.parse(payload);
    const { endossoId, ...contexto } = alvo;
    const lido = await db.tenant(contexto, async (tx) => {
      const endosso = await endossos.find(tx, endossoId);
      const apolice = endosso && (await endossos.findApolice(tx, endosso.apoliceId, TODOS));
      const row = await pedidos.find(tx, endossoId);
      return apolice && row && endosso.status === 'SOLICITADO' ? { endosso, apolice, pedido: row.pedido } : null;
    });
    const desfecho = lido && (await askOnce(alvo, lido, meta));
    if (!lido || !desfecho) return;
    const { endosso, apolice } = lido;
    await db.tenant(contexto, async (tx) => {
      await endossos.lockApolice(tx, apolice.id, TODOS);
      // whoever dealt with it meanwhile has the last word
      if ((await endossos.lock(tx, endossoId))?.status !== 'SOLICITADO') return;
      if (desfecho.status === 'PROTOCOLADO') {
        await endossos.setAnalise(tx, endossoId, desfecho.protocolo);
        const isFollowed = insurers.get(apolice.seguradora)?.readEndosso !== undefined;
        const proximaEm = isFollowed ? nextConsulta({ consultas: 0, protocoladoEm: agora() }, agora()) : null;
        await pedidos.setProtocolado(tx, endossoId, { em: agora(), endereco: desfecho.endereco, proximaEm });
        if (proximaEm) await enqueueAcompanhamento(tarefas, tx, alvo, proximaEm);
      }
      if (desfecho.status === 'RECUSADO') await endossos.setRecusa(tx, endossoId, desfecho.texto.slice(0, 500));
      if (desfecho.status === 'SEM_CONSENTIMENTO')
        await consentimentos.settle(tx, endossoId, { status: 'REVOGADO', motivo: desfecho.codigo });
      if (desfecho.status === 'PROTOCOLADO' || desfecho.status === 'RECUSADO')
        await consentimentos.settle(tx, endossoId, { status: 'CONSUMIDO', motivo: null });
      await createAviso(tx, contexto, {
        usuarioId: contexto.usuarioId ?? apolice.usuarioId,
        titulo: copy.resposta[desfecho.status](endosso.numero),
        descricao: copy.daApolice(apolice.numero, sayDetalhe(desfecho)),
        ...fatos.endossoRespondido({ contratoId: apolice.id }),
      });
    });
  };
}

import * as z from 'zod/mini';
import { Id } from '@balcao/contracts';
import { hojeEm } from '@balcao/domain';
import type { InsurerPort, PedidoDeEndosso } from '../../insurers/insurer.port.ts';
import type { Recursos } from '../../plugins/ports.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import { copy } from './endosso.copy.ts';
import type { ApoliceEndossada, EndossoRepository, EndossoRow } from './endosso.repository.ts';

/** Name and body of the job that asks an insurer for an endorsement. */
export const TAREFA_PEDIR_ENDOSSO = 'endosso.pedir';
const PedidoDoEndosso = z.object({ assinaturaId: Id, usuarioId: z.nullable(Id), endossoId: Id });

/** As often as an insurer that does not answer is asked before the request is left to a person. */
const MAX_TENTATIVAS = 5;
const TODOS = { usuarioId: null };

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'log'> {
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  readonly endossos: EndossoRepository;
  readonly createAviso: CreateAviso;
}

function requestOf(apolice: ApoliceEndossada, { id, tipo, motivo, vigIni, dados }: EndossoRow, dia: string): PedidoDeEndosso {
  const objetos = apolice.itens.map(({ placa, chassi, descricao }) => placa ?? chassi ?? descricao);
  return {
    endossoId: id,
    consentId: `urn:balcao:${id}`,
    numeroApolice: apolice.numero,
    objetos: objetos.length > 0 ? objetos : [apolice.bem || apolice.numero],
    tipo,
    descricao: copy.descricao(motivo ?? '', vigIni),
    dia,
    depois: dados.depois ?? {},
  };
}

/**
 * Asks the insurer, outside of any transaction, and keeps its answer: the protocol it is followed by, or why it was refused. Asked again after a
 * lost answer it is the same request for the insurer; one that never answers stays open, to be asked elsewhere and registered by hand.
 */
export function createPedidoDeEndossoJob({ db, agora, log, insurers, endossos, createAviso }: Deps) {
  return async (payload: unknown, { tentativa, signal }: { tentativa: number; signal: AbortSignal }): Promise<void> => {
    const { endossoId, ...contexto } = PedidoDoEndosso.parse(payload);
    const lido = await db.tenant(contexto, async (tx) => {
      const endosso = await endossos.find(tx, endossoId);
      const apolice = endosso && (await endossos.findApolice(tx, endosso.apoliceId, TODOS));
      return apolice && endosso.status === 'SOLICITADO' ? { endosso, apolice } : null;
    });
    const askEndosso = lido && insurers.get(lido.apolice.seguradora)?.askEndosso;
    if (!lido || !askEndosso) return;
    const { endosso, apolice } = lido;
    const resposta = await askEndosso(requestOf(apolice, endosso, hojeEm(agora())), { signal, idempotencyKey: endossoId });
    if (resposta.status === 'FALHOU' && tentativa < MAX_TENTATIVAS) throw new Error(resposta.mensagem.codigo);
    if (resposta.status === 'FALHOU') log.warn({ endossoId, causa: resposta.mensagem.codigo }, 'endosso não pedido');
    await db.tenant(contexto, async (tx) => {
      await endossos.lockApolice(tx, apolice.id, TODOS);
      // whoever dealt with it meanwhile has the last word
      if ((await endossos.lock(tx, endossoId))?.status !== 'SOLICITADO') return;
      if (resposta.status === 'PROTOCOLADO') await endossos.setAnalise(tx, endossoId, resposta.protocolo);
      if (resposta.status === 'RECUSADO') await endossos.setRecusa(tx, endossoId, resposta.mensagem.texto.slice(0, 500));
      await createAviso(tx, contexto, {
        usuarioId: contexto.usuarioId ?? apolice.usuarioId,
        titulo: copy.resposta[resposta.status](endosso.numero),
        descricao: copy.daApolice(apolice.numero, resposta.status === 'PROTOCOLADO' ? resposta.protocolo : resposta.mensagem.texto),
        ...fatos.endossoRespondido({ contratoId: apolice.id }),
      });
    });
  };
}

import * as z from 'zod/mini';
import { Id } from '@balcao/contracts';
import type { InsurerPort, SituacaoDoEndosso } from '../../insurers/insurer.port.ts';
import type { Tx } from '../../plugins/db.ts';
import { Recusa } from '../../plugins/errors.ts';
import type { Recursos, Tarefas } from '../../plugins/ports.ts';
import { type CreateAviso, fatos } from '../notificacao/index.ts';
import { nextConsulta } from './acompanhamento.model.ts';
import { copy } from './endosso.copy.ts';
import type { ApoliceEndossada, EndossoRepository, EndossoRow } from './endosso.repository.ts';
import type { EndossoService } from './endosso.service.ts';
import type { PedidoEndossoRepository } from './pedido-endosso.repository.ts';

/** Name and body of the job that asks an insurer what became of an endorsement. */
export const TAREFA_ACOMPANHAR_ENDOSSO = 'endosso.acompanhar';
const Alvo = z.object({ assinaturaId: Id, usuarioId: z.nullable(Id), endossoId: Id });
export type AlvoDoAcompanhamento = z.infer<typeof Alvo>;

/** Asks for the next question in the caller's transaction; there is one at a time. */
export const enqueueAcompanhamento = (tarefas: Pick<Tarefas, 'enqueue'>, tx: Tx, alvo: AlvoDoAcompanhamento, em: Date): Promise<void> =>
  tarefas.enqueue(tx, TAREFA_ACOMPANHAR_ENDOSSO, alvo, { chave: `${TAREFA_ACOMPANHAR_ENDOSSO}:${alvo.endossoId}`, em });

const TODOS = { usuarioId: null };

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas'> {
  readonly insurers: ReadonlyMap<string, InsurerPort>;
  readonly endossos: EndossoRepository;
  readonly pedidos: PedidoEndossoRepository;
  readonly service: Pick<EndossoService, 'applyAnswer'>;
  readonly createAviso: CreateAviso;
}

/**
 * Follows an endorsement from its protocol to its answer, which changes the policy as it would by hand. Whoever registered the answer meanwhile
 * has the last word; an answer that cannot be applied, and one that never comes, are left to a person, who is told.
 */
export function createAcompanhamentoJob({ db, agora, tarefas, insurers, endossos, pedidos, service, createAviso }: Deps) {
  interface Acompanhado {
    readonly alvo: AlvoDoAcompanhamento;
    readonly endosso: EndossoRow;
    readonly apolice: ApoliceEndossada;
  }

  const tell = (tx: Tx, { alvo, endosso, apolice }: Acompanhado, como: keyof typeof copy.acompanhado, detalhe: string): Promise<unknown> =>
    createAviso(tx, contextoDe(alvo), {
      usuarioId: alvo.usuarioId ?? apolice.usuarioId,
      titulo: copy.acompanhado[como](endosso.numero),
      descricao: copy.daApolice(apolice.numero, detalhe),
      ...fatos.endossoRespondido({ contratoId: apolice.id }),
    });

  // what the insurer says is nobody's doing here
  const contextoDe = ({ assinaturaId }: AlvoDoAcompanhamento) => ({ assinaturaId, usuarioId: null });

  /** @returns what is told of it */
  async function apply(acompanhado: Acompanhado, resposta: SituacaoDoEndosso): Promise<void> {
    const { alvo, endosso } = acompanhado;
    try {
      await db.tenant(contextoDe(alvo), async (tx) => {
        if (!(await service.applyAnswer(tx, contextoDe(alvo), endosso.id, resposta))) return;
        await pedidos.setConsulta(tx, endosso.id, { em: agora(), proximaEm: null, desistiu: false });
        if (resposta.situacao === 'EMITIDO') await tell(tx, acompanhado, 'EMITIDO', copy.numeroDoEndosso(resposta.numero));
        if (resposta.situacao === 'RECUSADO') await tell(tx, acompanhado, 'RECUSADO', resposta.motivo);
      });
    } catch (error) {
      if (!(error instanceof Recusa)) throw error;
      await db.tenant(contextoDe(alvo), async (tx) => {
        await pedidos.setConsulta(tx, endosso.id, { em: agora(), proximaEm: null, desistiu: true });
        await tell(tx, acompanhado, 'NAO_APLICADO', error.mensagem);
      });
    }
  }

  async function waitMore(acompanhado: Acompanhado): Promise<void> {
    const { alvo, endosso } = acompanhado;
    await db.tenant(contextoDe(alvo), async (tx) => {
      const pedido = await pedidos.find(tx, endosso.id);
      if (!pedido?.protocoladoEm) return;
      const proximaEm = nextConsulta({ consultas: pedido.consultas + 1, protocoladoEm: pedido.protocoladoEm }, agora());
      await pedidos.setConsulta(tx, endosso.id, { em: agora(), proximaEm, desistiu: proximaEm === null });
      if (proximaEm) await enqueueAcompanhamento(tarefas, tx, alvo, proximaEm);
      else await tell(tx, acompanhado, 'SEM_RESPOSTA', copy.semResposta);
    });
  }

  return async (payload: unknown, { signal }: { signal: AbortSignal }): Promise<void> => {
    const alvo = Alvo.parse(payload);
    const acompanhado = await db.tenant(contextoDe(alvo), async (tx) => {
      const endosso = await endossos.find(tx, alvo.endossoId);
      const apolice = endosso && (await endossos.findApolice(tx, endosso.apoliceId, TODOS));
      return apolice && endosso.status === 'EM_ANALISE' && endosso.protocolo ? { alvo, endosso, apolice } : null;
    });
    const readEndosso = acompanhado && insurers.get(acompanhado.apolice.seguradora)?.readEndosso;
    if (!acompanhado || !readEndosso) return;
    const resposta = await readEndosso(acompanhado.endosso.protocolo as string, signal);
    const isAnswer = resposta.situacao === 'EMITIDO' || resposta.situacao === 'RECUSADO';
    await (isAnswer ? apply(acompanhado, resposta) : waitMore(acompanhado));
  };
}

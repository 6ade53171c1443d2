import { Id } from '@balcao/contracts';
import * as z from 'zod/mini';
import type { InsurerPort } from '../../insurers/insurer.port.ts';
import type { Tx } from '../../plugins/db.ts';
import type { Recursos, Tarefas } from '../../plugins/ports.ts';
import { nextConsulta } from '../endosso/index.ts';
import type { PublishReemissao } from './reemissao.publisher.ts';
import type { ReemissaoRepository } from './reemissao.repository.ts';
import { isAMesma, type SettleReemissao, type Travadas } from './settle-reemissao.ts';

/** Name and body of the job that asks an insurer what became of a request. */
export const TAREFA_ACOMPANHAR_REEMISSAO = 'reemissao.acompanhar';
export const AlvoDaReemissao = z.object({ assinaturaId: Id, usuarioId: z.nullable(Id), reemissaoId: Id });
export type AlvoDaReemissao = z.infer<typeof AlvoDaReemissao>;

/** An insurer that said nothing for so long is asked by a person. */
const LIMITE_MS = 7 * 86_400_000;
const TODOS = { usuarioId: null };

/** When its answer is asked for next; null once it was followed long enough. */
export const nextReemissao = (row: { readonly consultas: number; readonly enviadaEm: Date | null }, agora: Date): Date | null =>
  nextConsulta({ consultas: row.consultas, protocoladoEm: row.enviadaEm ?? agora }, agora, LIMITE_MS);

/** Asks for the next question in the caller's transaction; there is one at a time. */
export const enqueueReemissao = (tarefas: Pick<Tarefas, 'enqueue'>, tx: Tx, alvo: AlvoDaReemissao, em: Date): Promise<void> =>
  tarefas.enqueue(tx, TAREFA_ACOMPANHAR_REEMISSAO, alvo, { chave: `${TAREFA_ACOMPANHAR_REEMISSAO}:${alvo.reemissaoId}`, em });

/** Holds a request and its instalment; null where either is not there. */
export async function lockTravadas(
  tx: Tx,
  reemissoes: Pick<ReemissaoRepository, 'findParcelaId' | 'lock' | 'lockRow'>,
  reemissaoId: string,
): Promise<Travadas | null> {
  const parcelaId = await reemissoes.findParcelaId(tx, reemissaoId);
  const parcela = parcelaId && (await reemissoes.lock(tx, parcelaId, TODOS));
  const reemissao = parcela && (await reemissoes.lockRow(tx, reemissaoId));
  return parcela && reemissao ? { parcela, reemissao } : null;
}

interface Deps extends Pick<Recursos, 'db' | 'agora' | 'tarefas'> {
  readonly insurers: ReadonlyMap<string, Pick<InsurerPort, 'reemissao'>>;
  readonly reemissoes: ReemissaoRepository;
  readonly settling: SettleReemissao;
  readonly publish: PublishReemissao;
}

/** Follows a request from its protocol to its answer. An answer that never comes is left to a person, who is told. */
export function createAcompanhamentoReemissaoJob({ db, agora, tarefas, insurers, reemissoes, settling, publish }: Deps) {
  return async (payload: unknown, { signal }: { signal: AbortSignal }): Promise<void> => {
    const alvo = AlvoDaReemissao.parse(payload);
    // what the insurer says is nobody's doing here
    const contexto = { assinaturaId: alvo.assinaturaId, usuarioId: null };
    const lida = await db.tenant(contexto, async (tx) => {
      const travadas = await lockTravadas(tx, reemissoes, alvo.reemissaoId);
      if (!travadas?.reemissao.protocolo || travadas.reemissao.status !== 'ENVIADA') return null;
      const canal = insurers.get(travadas.parcela.slug)?.reemissao ?? null;
      const falha = canal === null ? 'SEM_CANAL' : isAMesma(travadas) ? null : 'PARCELA_MUDOU';
      if (falha) await settling.end(tx, contexto, travadas, { status: 'FALHOU', falha });
      return { canal: falha ? null : canal, protocolo: travadas.reemissao.protocolo, parcelaId: travadas.parcela.id };
    });
    if (!lida) return;
    const resposta = lida.canal && (await lida.canal.read(lida.protocolo, signal));
    const status = await db.tenant(contexto, async (tx) => {
      const travadas = await lockTravadas(tx, reemissoes, alvo.reemissaoId);
      if (!travadas) return null;
      const { reemissao } = travadas;
      if (!resposta || reemissao.status !== 'ENVIADA') return reemissao.status;
      if (resposta.situacao === 'ATENDIDA' || resposta.situacao === 'RECUSADA') await settling.settle(tx, contexto, travadas, resposta);
      else {
        const proximaEm = nextReemissao({ ...reemissao, consultas: reemissao.consultas + 1 }, agora());
        await reemissoes.setConsulta(tx, reemissao.id, agora(), proximaEm);
        if (proximaEm) await enqueueReemissao(tarefas, tx, alvo, proximaEm);
        else await settling.end(tx, contexto, travadas, { status: 'FALHOU', falha: 'SEM_RESPOSTA' });
      }
      return (await reemissoes.see(tx, reemissao.id)).status;
    });
    if (status) await publish(alvo.assinaturaId, { parcelaId: lida.parcelaId, status });
  };
}

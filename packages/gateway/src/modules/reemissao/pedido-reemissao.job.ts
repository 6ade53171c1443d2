import type { Reemissor, RespostaDeReemissao } from '../../insurers/insurer.port.ts';
import type { Contexto } from '../../plugins/db.ts';
import type { Recursos } from '../../plugins/ports.ts';
import {
  AlvoDaReemissao,
  type createAcompanhamentoReemissaoJob,
  enqueueReemissao,
  lockTravadas,
  nextReemissao,
} from './acompanhamento-reemissao.job.ts';
import { isAMesma, type Travadas } from './settle-reemissao.ts';

/** Name of the job that asks an insurer to reissue an instalment. */
export const TAREFA_PEDIR_REEMISSAO = 'reemissao.pedir';
/** As often as an insurer that does not answer is asked before the request is left to a person. */
const MAX_TENTATIVAS = 5;

type Deps = Parameters<typeof createAcompanhamentoReemissaoJob>[0] & Pick<Recursos, 'log'>;

interface Tomada extends Travadas {
  /** Null where the request ended without being asked. */
  readonly canal: Reemissor | null;
}

const askOf = ({ parcela, reemissao }: Travadas): Parameters<Reemissor['request']>[0] => ({
  apolice: parcela.apolice,
  endosso: parcela.endosso,
  parcela: parcela.numero,
  corretor: { cnpj: parcela.cnpj },
  forma: reemissao.forma,
  vencimento: reemissao.vencimentoAnterior,
  novoVencimento: reemissao.vencimentoPedido,
  saldoCentavos: reemissao.saldoCentavos,
  observacao: reemissao.observacao,
});

/**
 * Asks the insurer outside of any transaction, and keeps its answer. That it leaves is committed first: from then on it cannot be called off, and
 * a process killed anywhere asks again under the same key, which is the same request there. One that never answers is left to a person.
 */
export function createPedidoDeReemissaoJob({ db, agora, log, tarefas, insurers, reemissoes, settling, publish }: Deps) {
  const take = (contexto: Contexto, reemissaoId: string): Promise<Tomada | null> =>
    db.tenant(contexto, async (tx) => {
      const travadas = await lockTravadas(tx, reemissoes, reemissaoId);
      if (!travadas) return null;
      const { status, protocolo } = travadas.reemissao;
      if ((status !== 'PEDIDA' && status !== 'ENVIADA') || protocolo) return null;
      const canal = insurers.get(travadas.parcela.slug)?.reemissao ?? null;
      const falha = canal === null ? 'SEM_CANAL' : isAMesma(travadas) ? null : 'PARCELA_MUDOU';
      if (falha) await settling.end(tx, contexto, travadas, { status: 'FALHOU', falha });
      else await reemissoes.setEnviada(tx, reemissaoId, agora());
      return { ...travadas, canal: falha ? null : canal };
    });

  return async (payload: unknown, { tentativa, signal }: { tentativa: number; signal: AbortSignal }): Promise<void> => {
    const alvo = AlvoDaReemissao.parse(payload);
    // what the insurer says is nobody's doing here
    const contexto = { assinaturaId: alvo.assinaturaId, usuarioId: null };
    const tomada = await take(contexto, alvo.reemissaoId);
    if (!tomada) return;
    const parcelaId = tomada.parcela.id;
    const { canal } = tomada;
    if (!canal) return publish(alvo.assinaturaId, { parcelaId, status: 'FALHOU' });
    await publish(alvo.assinaturaId, { parcelaId, status: 'ENVIADA' });
    const resposta: RespostaDeReemissao = await canal.request(askOf(tomada), { chave: alvo.reemissaoId, signal });
    if (resposta.situacao === 'DESCONHECIDA') {
      log.warn({ reemissaoId: alvo.reemissaoId, causa: resposta.causa, tentativa }, 'reemissão não pedida');
      if (tentativa < MAX_TENTATIVAS) throw new Error(resposta.causa);
    }
    const status = await db.tenant(contexto, async (tx) => {
      const travadas = await lockTravadas(tx, reemissoes, alvo.reemissaoId);
      if (travadas?.reemissao.status !== 'ENVIADA') return null;
      const { reemissao } = travadas;
      if (resposta.situacao === 'DESCONHECIDA') await settling.end(tx, contexto, travadas, { status: 'FALHOU', falha: 'SEM_RESPOSTA' });
      else if (resposta.situacao === 'EM_ANALISE') {
        const proximaEm = nextReemissao(reemissao, agora());
        await reemissoes.setProtocolo(tx, reemissao.id, resposta.protocolo, proximaEm);
        if (proximaEm) await enqueueReemissao(tarefas, tx, alvo, proximaEm);
      } else await settling.settle(tx, contexto, travadas, resposta);
      return (await reemissoes.see(tx, reemissao.id)).status;
    });
    if (status) await publish(alvo.assinaturaId, { parcelaId, status });
  };
}

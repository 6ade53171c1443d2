import { orcamentoTopics } from '@balcao/contracts';
import type { Publicador, Registro } from '../../plugins/ports.ts';

/** Tells whoever has one of these cases open that its state changed; called only after commit. */
export type TellMudanca = (assinaturaId: string, orcamentoIds: readonly string[]) => Promise<void>;

export function createTellMudanca(tempoReal: Publicador, registro: Registro): TellMudanca {
  return async (assinaturaId, orcamentoIds) => {
    const canal = tempoReal.canal('assinatura', assinaturaId);
    await Promise.all(
      orcamentoIds.map((orcamentoId) => tempoReal.publish(orcamentoTopics.mudou, { canal, orcamentoId }, { orcamentoId })),
      // the stored case is the truth, and the next save is told it: a broker out of reach fails nothing
    ).catch((error: unknown) => registro.warn({ assinaturaId, erro: String(error) }, 'mudança de orçamento não publicada'));
  };
}

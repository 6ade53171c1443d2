import { orcamentoTopics } from '@balcao/contracts';
import type { Publicador, Log } from '../../plugins/ports.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';

/** Tells whoever has one of these cases open that its state changed; called only after commit. */
export type TellMudanca = (assinaturaId: string, orcamentoIds: readonly string[]) => Promise<void>;

export function createTellMudanca(tempoReal: Publicador, log: Log): TellMudanca {
  const tell = createTellStored(log, 'mudança de orçamento não publicada');
  return (assinaturaId, orcamentoIds) => {
    const canal = tempoReal.canal('assinatura', assinaturaId);
    const sendings = orcamentoIds.map((orcamentoId) => tempoReal.publish(orcamentoTopics.mudou, { canal, orcamentoId }, { orcamentoId }));
    return tell(Promise.all(sendings), { assinaturaId });
  };
}

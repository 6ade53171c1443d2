import { solicitacaoTopics } from '@balcao/contracts';
import type { Publicador, Log } from '../../plugins/ports.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';

/** Publishes to the open screens of a subscription that a lead came, was taken or ended; called only after commit. */
export type PublishSolicitacoes = (assinaturaId: string, em: Date) => Promise<void>;

export function createPublishSolicitacoes(tempoReal: Publicador, log: Log): PublishSolicitacoes {
  const tell = createTellStored(log, 'mudança de solicitações não publicada');
  return (assinaturaId, em) =>
    tell(tempoReal.publish(solicitacaoTopics.mudou, { canal: tempoReal.canal('assinatura', assinaturaId) }, { em: em.toISOString() }), {
      assinaturaId,
    });
}

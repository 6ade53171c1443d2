import { conversaTopics } from '@balcao/contracts';
import type { Publicador, Log } from '../../plugins/ports.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';

/** Publishes to the screens that show the case that its conversation with the client changed; called only after commit. */
export type PublishConversa = (assinaturaId: string, dita: { orcamentoId: string; envioId: string; em: string }) => Promise<void>;

export function createPublishConversa(tempoReal: Publicador, log: Log): PublishConversa {
  const tell = createTellStored(log, 'mensagem do cliente não publicada');
  return (assinaturaId, dita) => {
    const { orcamentoId, envioId } = dita;
    return tell(tempoReal.publish(conversaTopics.conversa, { canal: tempoReal.canal('assinatura', assinaturaId), orcamentoId }, dita), {
      envioId,
    });
  };
}

import { type EscolhaDoCliente, escolhaTopics } from '@balcao/contracts';
import type { Publicador, Log } from '../../plugins/ports.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';

/** Publishes the client's choice to the screens that show the case; called only after commit. */
export type PublishEscolha = (assinaturaId: string, orcamentoId: string, escolha: EscolhaDoCliente) => Promise<void>;

export function createPublishEscolha(tempoReal: Publicador, log: Log): PublishEscolha {
  const tell = createTellStored(log, 'escolha do cliente não publicada');
  return (assinaturaId, orcamentoId, escolha) => {
    const onde = { canal: tempoReal.canal('assinatura', assinaturaId), orcamentoId };
    return tell(tempoReal.publish(escolhaTopics.escolha, onde, escolha), { orcamentoId });
  };
}

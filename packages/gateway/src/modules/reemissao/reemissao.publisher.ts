import { reemissaoTopics, type StatusReemissao } from '@balcao/contracts';
import type { Recursos } from '../../plugins/ports.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';

/** Tells the open pages of a subscription that a request moved, once that is committed. */
export type PublishReemissao = (assinaturaId: string, mudou: { parcelaId: string; status: StatusReemissao }) => Promise<void>;

export function createReemissaoPublisher({ tempoReal, log }: Pick<Recursos, 'tempoReal' | 'log'>): PublishReemissao {
  const tell = createTellStored(log, 'reemissão não publicada');
  tempoReal.authorize(
    reemissaoTopics.mudou.pattern,
    async ({ assinaturaId }, { canal }) => canal === tempoReal.canal('assinatura', assinaturaId),
  );
  return (assinaturaId, mudou) =>
    tell(tempoReal.publish(reemissaoTopics.mudou, { canal: tempoReal.canal('assinatura', assinaturaId) }, mudou), {
      parcelaId: mudou.parcelaId,
    });
}

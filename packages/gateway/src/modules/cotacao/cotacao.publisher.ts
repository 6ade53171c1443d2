import { type Cotacao, quotingTopics, type ResultadoCotacao } from '@balcao/contracts';
import type { Publicador, Log } from '../../plugins/ports.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';

/** Tells the open screens of a subscription what was stored of a run; called only after commit. */
export interface CotacaoPublisher {
  resultado(assinaturaId: string, resultado: ResultadoCotacao): Promise<void>;
  fim(assinaturaId: string, cotacao: Cotacao): Promise<void>;
}

export function createCotacaoPublisher(tempoReal: Publicador, log: Log): CotacaoPublisher {
  const tell = createTellStored(log, 'mensagem de cotação não publicada');
  const whereOf = (assinaturaId: string, cotacaoId: string) => ({ canal: tempoReal.canal('assinatura', assinaturaId), cotacaoId });
  return {
    resultado: (assinaturaId, resultado) => {
      const { cotacaoId } = resultado;
      return tell(tempoReal.publish(quotingTopics.resultado, whereOf(assinaturaId, cotacaoId), resultado), { cotacaoId });
    },
    fim: (assinaturaId, cotacao) =>
      tell(tempoReal.publish(quotingTopics.fim, whereOf(assinaturaId, cotacao.id), cotacao), { cotacaoId: cotacao.id }),
  };
}

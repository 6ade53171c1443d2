import {
  conversaTopics,
  type Cotacao,
  type EscolhaDoCliente,
  quotingTopics,
  escolhaTopics,
  type ResultadoCotacao,
  solicitacaoTopics,
} from '@balcao/contracts';
import type { Publicador, Registro } from '../../plugins/ports.ts';

/** Tells the open screens of a subscription what was stored; called only after commit. */
export interface QuotingPublisher {
  resultado(assinaturaId: string, resultado: ResultadoCotacao): Promise<void>;
  fim(assinaturaId: string, cotacao: Cotacao): Promise<void>;
  escolha(assinaturaId: string, orcamentoId: string, escolha: EscolhaDoCliente): Promise<void>;
  conversa(assinaturaId: string, dita: { orcamentoId: string; envioId: string; em: string }): Promise<void>;
  /** A lead came, was taken or ended. */
  solicitacoes(assinaturaId: string, em: Date): Promise<void>;
}

export function createQuotingPublisher(tempoReal: Publicador, registro: Registro): QuotingPublisher {
  // the stored answer is the truth and is read again on every reconnect: a broker out of reach must not fail the run
  const tell = (sending: Promise<void>, cotacaoId: string | null): Promise<void> =>
    sending.catch((error: unknown) => registro.warn({ cotacaoId, erro: String(error) }, 'mensagem de cotação não publicada'));

  return {
    resultado: (assinaturaId, resultado) =>
      tell(
        tempoReal.publish(
          quotingTopics.resultado,
          { canal: tempoReal.canal('assinatura', assinaturaId), cotacaoId: resultado.cotacaoId },
          resultado,
        ),
        resultado.cotacaoId,
      ),
    fim: (assinaturaId, cotacao) =>
      tell(
        tempoReal.publish(quotingTopics.fim, { canal: tempoReal.canal('assinatura', assinaturaId), cotacaoId: cotacao.id }, cotacao),
        cotacao.id,
      ),
    escolha: (assinaturaId, orcamentoId, escolha) =>
      tell(
        tempoReal.publish(escolhaTopics.escolha, { canal: tempoReal.canal('assinatura', assinaturaId), orcamentoId }, escolha),
        escolha.cotacaoId,
      ),
    conversa: (assinaturaId, dita) =>
      tell(
        tempoReal.publish(
          conversaTopics.conversa,
          { canal: tempoReal.canal('assinatura', assinaturaId), orcamentoId: dita.orcamentoId },
          dita,
        ),
        dita.envioId,
      ),
    solicitacoes: (assinaturaId, em) =>
      tell(
        tempoReal.publish(solicitacaoTopics.mudou, { canal: tempoReal.canal('assinatura', assinaturaId) }, { em: em.toISOString() }),
        null,
      ),
  };
}

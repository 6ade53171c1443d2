import { type Proposta, propostaTopics } from '@balcao/contracts';
import type { Publicador, Log } from '../../plugins/ports.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';
import { createTellMudanca } from '../orcamento/index.ts';
import { toTransmissao } from './transmissao.model.ts';

/** Tells the open screens of a subscription where a proposal stands; called only after commit. */
export interface PropostaPublisher {
  transmissao(assinaturaId: string, proposta: Proposta): Promise<void>;
  /** The case a proposal is of was closed by it, or given back. */
  caso(assinaturaId: string, proposta: Pick<Proposta, 'orcamentoId'>): Promise<void>;
}

export function createPropostaPublisher(tempoReal: Publicador, log: Log): PropostaPublisher {
  const tell = createTellStored(log, 'andamento de proposta não publicado');
  const tellMudanca = createTellMudanca(tempoReal, log);
  return {
    caso: async (assinaturaId, { orcamentoId }) => {
      if (orcamentoId) await tellMudanca(assinaturaId, [orcamentoId]);
    },
    transmissao: (assinaturaId, proposta) => {
      const onde = { canal: tempoReal.canal('assinatura', assinaturaId), propostaId: proposta.id };
      return tell(tempoReal.publish(propostaTopics.transmissao, onde, toTransmissao(proposta)), { propostaId: proposta.id });
    },
  };
}

import { type Proposta, propostaTopics } from '@balcao/contracts';
import type { Publicador, Registro } from '../../plugins/ports.ts';
import { createTellMudanca } from '../orcamento/tell-mudanca.ts';
import { toTransmissao } from './transmissao.model.ts';

/** Tells the open screens of a subscription where a proposal stands; called only after commit. */
export interface PropostaPublisher {
  transmissao(assinaturaId: string, proposta: Proposta): Promise<void>;
  /** The case a proposal is of was closed by it, or given back. */
  caso(assinaturaId: string, proposta: Pick<Proposta, 'orcamentoId'>): Promise<void>;
}

export const createPropostaPublisher = (tempoReal: Publicador, registro: Registro): PropostaPublisher => ({
  caso: async (assinaturaId, { orcamentoId }) => {
    if (orcamentoId) await createTellMudanca(tempoReal, registro)(assinaturaId, [orcamentoId]);
  },
  transmissao: (assinaturaId, proposta) =>
    tempoReal
      .publish(
        propostaTopics.transmissao,
        { canal: tempoReal.canal('assinatura', assinaturaId), propostaId: proposta.id },
        toTransmissao(proposta),
      )
      // the stored row is the truth and screens read it again: a broker out of reach fails nothing
      .catch((error: unknown) => registro.warn({ propostaId: proposta.id, erro: String(error) }, 'andamento de proposta não publicado')),
});

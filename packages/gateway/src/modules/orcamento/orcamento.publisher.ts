import { orcamentoTopics, quotingCalls } from '@balcao/contracts';
import type { Log, Publicador, Recursos } from '../../plugins/ports.ts';
import { createTellStored } from '../../plugins/tell-stored.ts';
import { heardByReaders } from '../../plugins/topic-access.ts';
import { escopoDe } from '../escopo/index.ts';
import { orcamentoRepository } from './orcamento.repository.ts';

/** Who may hear a topic that names a case (`orcamentoId`): those who may read that case. */
export const heardByLeitores = ({ db, tempoReal }: Pick<Recursos, 'db' | 'tempoReal'>) =>
  heardByReaders(tempoReal, quotingCalls.getOrcamento, (chamador, { orcamentoId = '' }) =>
    db.tenant(chamador, async (tx) => (await orcamentoRepository.find(tx, orcamentoId, escopoDe(chamador.sessao))) !== null),
  );

/** Publishes to the screens that show one of these cases that its state changed; called only after commit. */
export type TellMudanca = (assinaturaId: string, orcamentoIds: readonly string[]) => Promise<void>;

export function createTellMudanca(tempoReal: Publicador, log: Log): TellMudanca {
  const tell = createTellStored(log, 'mudança de orçamento não publicada');
  return (assinaturaId, orcamentoIds) => {
    const canal = tempoReal.canal('assinatura', assinaturaId);
    const sendings = orcamentoIds.map((orcamentoId) => tempoReal.publish(orcamentoTopics.mudou, { canal, orcamentoId }, { orcamentoId }));
    return tell(Promise.all(sendings), { assinaturaId });
  };
}

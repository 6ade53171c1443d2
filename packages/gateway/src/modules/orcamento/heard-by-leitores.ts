import { quotingCalls } from '@balcao/contracts';
import type { Recursos } from '../../plugins/ports.ts';
import { heardByReaders } from '../../plugins/topic-access.ts';
import { escopoDe } from '../escopo/index.ts';
import { orcamentoRepository } from './orcamento.repository.ts';

/** Who may hear a topic that names a case (`orcamentoId`): those who may read that case. */
export const heardByLeitores = ({ db, tempoReal }: Pick<Recursos, 'db' | 'tempoReal'>) =>
  heardByReaders(tempoReal, quotingCalls.getOrcamento, (chamador, { orcamentoId = '' }) =>
    db.tenant(chamador, async (tx) => (await orcamentoRepository.find(tx, orcamentoId, escopoDe(chamador.sessao))) !== null),
  );

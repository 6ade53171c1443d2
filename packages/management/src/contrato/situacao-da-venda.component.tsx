import type { ContratoVisto } from '@balcao/contracts';
import { tonsDoStatusApolice, tonsDoStatusProposta } from '@balcao/domain';
import { StatusTag } from '@balcao/ui';
import { copy } from './contrato.copy.ts';

/** Where the policy of a sale stands, or its proposal. */
export const SituacaoDaVenda = ({ apolice, proposta }: Partial<Pick<ContratoVisto, 'apolice' | 'proposta'>>) => {
  if (apolice) return <StatusTag tone={tonsDoStatusApolice[apolice.status]}>{copy.statusApolice[apolice.status]}</StatusTag>;
  return proposta ? <StatusTag tone={tonsDoStatusProposta[proposta.status]}>{copy.statusProposta[proposta.status]}</StatusTag> : null;
};

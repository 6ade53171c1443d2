import type { ContratoVisto } from '@balcao/contracts';
import { StatusTag } from '@balcao/ui';
import { copy } from './contrato.copy.ts';
import { tons } from './contrato.model.ts';

/** Where the policy of a sale stands, or its proposal. */
export const SituacaoDaVenda = ({ apolice, proposta }: Partial<Pick<ContratoVisto, 'apolice' | 'proposta'>>) => {
  if (apolice) return <StatusTag tone={tons[apolice.status]}>{copy.statusApolice[apolice.status]}</StatusTag>;
  return proposta ? <StatusTag tone={tons[proposta.status]}>{copy.statusProposta[proposta.status]}</StatusTag> : null;
};

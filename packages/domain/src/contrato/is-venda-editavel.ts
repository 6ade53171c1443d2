import type { ContratoVisto } from '@balcao/contracts';

const ENCERRADAS: readonly string[] = ['EMITIDA', 'RECUSADA', 'CANCELADA'];

/**
 * Whether a sale was typed in, and may still be changed as it was: what a quote sold, or an endorsement changed, is not retyped.
 *
 * @example isVendaEditavel(contrato) // false once it has an endorsement
 */
export function isVendaEditavel({ proposta, apolice, endossos }: Pick<ContratoVisto, 'proposta' | 'apolice' | 'endossos'>): boolean {
  if (apolice) return apolice.origem !== 'VENDA' && apolice.status !== 'CANCELADA' && endossos.length === 0;
  return proposta !== null && proposta.origem !== 'ORCAMENTO' && !ENCERRADAS.includes(proposta.status);
}

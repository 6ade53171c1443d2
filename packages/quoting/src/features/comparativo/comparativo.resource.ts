import { type Orcamento, quotingCalls } from '@balcao/contracts';
import { download } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import type { Pedido } from './comparativo.model.ts';

export const useCotacao = (cotacaoId: string) => useCall(quotingCalls.getCotacao, { cotacaoId });
export const useOrcamentoComparado = (orcamentoId: string): Orcamento | null =>
  useCall(quotingCalls.getOrcamento, { orcamentoId }).data ?? null;

/** The comparison as the brokerage hands it over. */
export const downloadPdf = ({ orcamentoId, ofertas }: Pedido): Promise<Blob> =>
  download(quotingCalls.comparativoPdf, { orcamentoId, ofertas: ofertas.join(',') });

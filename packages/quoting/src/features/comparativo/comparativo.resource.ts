import { type Orcamento, quotingCalls, resultadosCalls } from '@balcao/contracts';
import { download } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import type { Pedido } from './comparativo.model.ts';

export const useCotacao = (cotacaoId: string) => useCall(quotingCalls.getCotacao, { cotacaoId });
export const useOrcamentoComparado = (orcamentoId: string): Orcamento | null =>
  useCall(quotingCalls.getOrcamento, { orcamentoId }).data ?? null;
/** The policy being renewed; nothing to show while it is not known is nothing to wait for. */
export const useApoliceAtual = (orcamentoId: string) => useCall(resultadosCalls.getApoliceAtual, { orcamentoId });

/** The comparison as the brokerage hands it over. */
export const downloadPdf = ({ orcamentoId, ofertas }: Pedido): Promise<Blob> =>
  download(quotingCalls.comparativoPdf, { orcamentoId, ofertas: ofertas.join(',') });

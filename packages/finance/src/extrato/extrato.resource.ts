import { arquivoExtratoCalls, extratoComissaoCalls, type PedidoBaixa, recebimentoCalls, type SituacaoLinha } from '@balcao/contracts';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { refreshContestacoes } from '../contestacao/contestacao.resource.ts';

/** How often a file that is being read is asked for, ms. */
const ANDAMENTO_MS = 1_500;
/** Lines of a page of the conference. */
export const LINHAS_DA_PAGINA = 50;

/** What one may choose from. */
export const useOpcoes = () => useCall(extratoComissaoCalls.getOpcoes, {});

export const useExtrato = (extratoId: string) => useCall(extratoComissaoCalls.getExtrato, { extratoId });

export const useLinhas = (extratoId: string, { situacao, pagina, q }: { situacao: SituacaoLinha | null; pagina: number; q: string }) =>
  useCall(
    extratoComissaoCalls.listLinhas,
    { extratoId, pagina, tamanho: LINHAS_DA_PAGINA, ...(situacao && { situacao }), ...(q && { q }) },
    { keepPrevious: true },
  );

/** The files on their way; asked again while one is being read. */
export function useArquivos() {
  const lidos = queryClient.getQueryData<{ status: string }[]>(keyOf(arquivoExtratoCalls.listArquivos, {}));
  const isLendo = lidos?.some(({ status }) => status === 'NA_FILA') ?? false;
  return useCall(arquivoExtratoCalls.listArquivos, {}, { refetchInterval: isLendo ? ANDAMENTO_MS : false });
}

export const refreshArquivos = (): Promise<void> => queryClient.invalidateQueries({ queryKey: keyOf(arquivoExtratoCalls.listArquivos) });

/** Everything that says something of statements is read again. */
export async function refreshExtratos(): Promise<void> {
  await Promise.all([
    refreshContestacoes(),
    ...[
      extratoComissaoCalls.listExtratos,
      extratoComissaoCalls.getExtrato,
      extratoComissaoCalls.listLinhas,
      recebimentoCalls.listRecebimentos,
      recebimentoCalls.listEsperadas,
    ].map((stale) => queryClient.invalidateQueries({ queryKey: keyOf(stale) })),
  ]);
}

/** What settling would do. */
export const useSimulacao = (pedido: PedidoBaixa) => useCall(extratoComissaoCalls.simulateBaixa, pedido, { keepPrevious: true });

/** Open commissions a line may be of. */
export const useCandidatas = (extratoId: string, linhaId: string, q: string) =>
  useCall(extratoComissaoCalls.listCandidatas, { extratoId, linhaId, ...(q && { q }) }, { keepPrevious: true });

/** What an insurer is still expected to pay a brokerage; asked for once both are known. */
export const useEsperadas = (seguradora: string, corretoraId: string, q: string) =>
  useCall(recebimentoCalls.listEsperadas, { seguradora, corretoraId, ...(q && { q }) }, { keepPrevious: true });

export const useDecisao = () => useCommand(extratoComissaoCalls.decideLinha, { onDone: () => void refreshExtratos() });
export const useAceite = (onDone: (feito: { aceitas: number }) => void) => useCommand(extratoComissaoCalls.acceptSugestoes, { onDone });
export const useReabertura = (onDone: () => void) => useCommand(extratoComissaoCalls.reopenExtrato, { onDone });
export const useExclusao = (onDone: () => void) => useCommand(extratoComissaoCalls.deleteExtrato, { onDone });
export const useExclusaoDoRecebimento = (onDone: () => void) => useCommand(recebimentoCalls.deleteRecebimento, { onDone });
export const useDesistencia = () => useCommand(arquivoExtratoCalls.cancelArquivo, { onDone: () => void refreshArquivos() });

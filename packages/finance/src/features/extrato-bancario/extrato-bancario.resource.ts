import {
  type ConsultaMovimentos,
  extratoBancarioCalls as calls,
  type LeituraDoExtrato,
  type MapeamentoBancario,
  TIPO_EXTRATO,
} from '@balcao/contracts';
import { upload } from '@balcao/shared';
import { useLista } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { copy } from './extrato-bancario.copy.ts';
import { enderecoDa } from './extrato-bancario.model.ts';

/** Whatever answered something about an account: read again after a change. */
const stale = [
  calls.listSaldos,
  calls.listLeituras,
  calls.listMovimentos,
  calls.getTotais,
  calls.listSugestoes,
  calls.listExtratos,
  calls.listAlvos,
  calls.listRegras,
];

export const useSaldos = () => useCall(calls.listSaldos, {});
export const useMovimentos = (contaId: string) =>
  useLista({
    endereco: enderecoDa(contaId),
    list: calls.listMovimentos,
    file: { call: calls.exportMovimentos, nome: copy.movimentos.arquivo },
  });
export const useTotais = (filtro: Omit<ConsultaMovimentos, 'pagina' | 'tamanho' | 'ordenar'>) => useCall(calls.getTotais, filtro);
export const useSugestoes = (contaId: string, ids: readonly string[]) =>
  useCall(calls.listSugestoes, { contaId, ids: ids.join(',') }, { enabled: ids.length > 0, keepPrevious: true });
export const useAlvos = (transacaoId: string, q: string) =>
  useCall(calls.listAlvos, { transacaoId, ...(q && { q }) }, { keepPrevious: true });
export const useExtratos = (contaId: string) => useCall(calls.listExtratos, { contaId });
/** Files that wait to be decided, of every account. */
export const useLeituras = (isWanted: boolean) => useCall(calls.listLeituras, {}, { enabled: isWanted, staleTime: 0 });
/** One of them, as it stands to its account now; null: none is asked for. */
export const useLeitura = (leituraId: string | null) =>
  useCall(calls.getLeitura, { leituraId: leituraId ?? '' }, { enabled: leituraId !== null, staleTime: 0 });
export const useRegras = () => useCall(calls.listRegras, {});
export const useCategorias = () => useCall(calls.listCategorias, {});

export const useReconcile = () => useCommand(calls.reconcile, { invalidates: stale });
export const useIgnore = () => useCommand(calls.ignoreMovimentos, { invalidates: stale });
export const useUndo = () => useCommand(calls.undoMovimento, { invalidates: stale });
export const useConfirm = () => useCommand(calls.confirmExtrato, { invalidates: stale });
export const useDiscard = () => useCommand(calls.discardLeitura, { invalidates: [calls.listLeituras] });
export const useUndoExtrato = () => useCommand(calls.undoExtrato, { invalidates: stale });
export const useTeach = () => useCommand(calls.createRegra, { invalidates: stale });
export const useForget = () => useCommand(calls.deleteRegra, { invalidates: stale });
export const useApply = () => useCommand(calls.applyRegras, { invalidates: stale });

/** Sends a file to be read, with what somebody says of its columns: it waits from then on. @throws {FalhaRequisicao} as `call` does */
export async function readExtrato(contaId: string, file: File, mapeamento: MapeamentoBancario | null): Promise<LeituraDoExtrato> {
  const lida = await upload(
    calls.readExtrato,
    {
      contaId,
      nome: file.name.slice(-200) || copy.leitura.arquivo,
      ...(mapeamento && { mapeamento: JSON.stringify(mapeamento) }),
    },
    new Blob([file], { type: TIPO_EXTRATO }),
  );
  void queryClient.invalidateQueries({ queryKey: keyOf(calls.listLeituras) });
  return lida;
}

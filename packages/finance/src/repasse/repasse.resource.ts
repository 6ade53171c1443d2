import {
  type ConsultaRepasses,
  type FichaLote,
  lancamentoCalls,
  type PedidoLote,
  type PreviaLote,
  repasseCalls as calls,
} from '@balcao/contracts';
import { call, download } from '@balcao/shared';
import { saveFile } from '@balcao/shared/lists';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';
import { copy } from './repasse.copy.ts';

/** Whatever answered something about shares or lots: read again after a change. */
const stale = [
  calls.getOpcoes,
  calls.listRepasses,
  calls.getTotais,
  calls.listSaldos,
  calls.listLotes,
  calls.getLote,
  calls.listPagamentos,
  calls.simulateLote,
  lancamentoCalls.listLancamentos,
] as const;
export const refreshRepasses = (): Promise<void> =>
  Promise.all(stale.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) }))).then(() => undefined);

export const useOpcoes = () => useCall(calls.getOpcoes, {});
export const useTotais = (filtro: Omit<ConsultaRepasses, 'pagina' | 'tamanho' | 'ordenar'>) => useCall(calls.getTotais, filtro);
export const useSaldos = () => useCall(calls.listSaldos, {});
export const useLote = (loteId: string) => useCall(calls.getLote, { loteId }, { staleTime: 0 });
export const usePagamentos = () => useCall(calls.listPagamentos, {});
export const usePrevia = (pedido: PedidoLote, enabled: boolean) => useCall(calls.simulateLote, pedido, { enabled, staleTime: 0 });

export const useApprove = () => useCommand(calls.approveLote, { invalidates: stale });
export const useReverse = () => useCommand(calls.reverseLote, { invalidates: stale });
export const useContest = () => useCommand(calls.contest, { invalidates: stale });
export const useAnswer = () => useCommand(calls.answer, { invalidates: stale });
export const useRetorno = () => useCommand(calls.applyRetorno, { invalidates: stale });

/** Makes a lot of what was shown; when it is no longer that, it is read again. @throws {FalhaRequisicao} as `call` does */
export async function createLote(pedido: PedidoLote, previa: PreviaLote | undefined, idempotencyKey: string): Promise<FichaLote> {
  try {
    return await call(calls.createLote, { ...pedido, brutoCentavos: previa?.brutoCentavos ?? 0 }, { idempotencyKey });
  } catch (error) {
    void refreshRepasses();
    throw error;
  }
}

/** Says that a lot was paid. @throws {FalhaRequisicao} as `call` does */
export const payLote = (
  pedido: { loteId: string; versao: number; contaId: string; pagoEm: string },
  idempotencyKey: string,
): Promise<FichaLote> => call(calls.payLote, pedido, { idempotencyKey });

/** Gives the file of a lot its number. @throws {FalhaRequisicao} as `call` does */
export const prepareRemessa = (
  pedido: { loteId: string; versao: number; contaId: string; pagarEm: string; convenio: string | null },
  idempotencyKey: string,
): Promise<FichaLote> => call(calls.prepareRemessa, pedido, { idempotencyKey });

/** Saves the file of a lot, as the bank takes it. @throws {FalhaRequisicao} as `call` does */
export const saveRemessa = async ({ id, numero }: { id: string; numero: number }, como: 'cnab' | 'pix'): Promise<void> =>
  saveFile(
    await download(calls.downloadRemessa, { loteId: id, como }),
    como === 'cnab' ? copy.lote.arquivoRem(numero) : copy.lote.arquivoPix(numero),
  );

/** Saves the receipt of a payment. @throws {FalhaRequisicao} as `call` does */
export const saveRecibo = async (pagamentoRepasseId: string, lote: number): Promise<void> =>
  saveFile(await download(calls.getRecibo, { pagamentoRepasseId }), copy.lote.arquivoRecibo(lote));

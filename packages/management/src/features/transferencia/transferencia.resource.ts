import { manualCalls, type PedidoTransferencia, registryCalls, type Transferencia, transferenciaCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

const ANDAMENTO_MS = 1_000;

const isCorrendo = ({ status }: Transferencia): boolean => status === 'PENDENTE' || status === 'DESFAZENDO';

/** The last transfers, read again while one of them works. */
export function useTransferencias() {
  const leitura = useCall(transferenciaCalls.listTransferencias, {}, { staleTime: 0 });
  const correndo = leitura.data?.find(isCorrendo);
  // the one that works is small to read; once it ends, the list is read again
  const seguida = useCall(
    transferenciaCalls.getTransferencia,
    { transferenciaId: correndo?.id ?? '' },
    { enabled: correndo !== undefined, staleTime: 0, refetchInterval: ANDAMENTO_MS },
  ).data;
  const itens = leitura.data?.map((uma) => (seguida?.id === uma.id && seguida.versao > uma.versao ? seguida : uma));
  return { leitura, itens };
}

/** What would change hands; nothing asked while a choice is missing. */
export const useSimulacao = (pedido: PedidoTransferencia | null) =>
  useCall(transferenciaCalls.simulateTransferencia, pedido ?? { de: '', para: '', vigorDesde: '', filtro: {} }, {
    enabled: pedido !== null,
    staleTime: 0,
    keepPrevious: true,
  });

export const useProdutores = () => useCall(registryCalls.listProdutores, {});
export const useCorretoras = () => useCall(registryCalls.listCorretoras, {});
export const useRamos = () => useCall(manualCalls.listRamos, {});
export const useSeguradoras = () => useCall(manualCalls.listCatalogo, {});

const releituras = { invalidates: [transferenciaCalls.listTransferencias, transferenciaCalls.getTransferencia] };
export const useTransferir = (onDone: () => void) => useCommand(transferenciaCalls.requestTransferencia, { ...releituras, onDone });
export const useCancelar = () => useCommand(transferenciaCalls.cancelTransferencia, releituras);
export const useDesfazer = (onDone: () => void) => useCommand(transferenciaCalls.undoTransferencia, { ...releituras, onDone });

import { type Call, cobrancaParcelaCalls, pagamentoParcelaCalls, type Parcela, parcelaCalls, reemissaoCalls } from '@balcao/contracts';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';

/** One instalment whole, as of now. */
export const useParcela = (parcelaId: string) => useCall(parcelaCalls.getParcela, { parcelaId }, { staleTime: 0 });

/** What pays it again. */
export const useSegundaVia = (parcelaId: string) => useCall(pagamentoParcelaCalls.getSegundaVia, { parcelaId }, { staleTime: 0 });

/** Templates of the reminders. */
export const useModelos = () => useCall(cobrancaParcelaCalls.getOpcoes, {});

const lidas: readonly Call[] = [
  parcelaCalls.listParcelas,
  parcelaCalls.getTotais,
  parcelaCalls.getParcela,
  pagamentoParcelaCalls.getSegundaVia,
  reemissaoCalls.listReemissoes,
  cobrancaParcelaCalls.listAtrasadas,
  cobrancaParcelaCalls.getTotais,
];

/** Reads again all that is said of instalments: one of them changed. */
export const refreshParcelas = (): Promise<void> =>
  Promise.all(lidas.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) }))).then(() => undefined);

interface Feito {
  readonly onDone: (parcela: Parcela) => void;
}

/** Takes the last payment back. */
export const useUndo = ({ onDone }: Feito) =>
  useCommand(pagamentoParcelaCalls.undo, {
    onDone: (parcela) => {
      onDone(parcela);
      void refreshParcelas();
    },
  });

/** Reminds the clients of some instalments. */
export const useCollect = () => useCommand(cobrancaParcelaCalls.collect, { onDone: () => void refreshParcelas() });

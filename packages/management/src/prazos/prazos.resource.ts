import { type Call, contratoCalls, prazoCalls } from '@balcao/contracts';
import { keyOf, queryClient, useCall, useCommand } from '@balcao/shared/query';

/** The clocks of a sale and what proves it. */
export const usePrazos = (contratoId: string) => useCall(prazoCalls.listPrazos, { contratoId }, { staleTime: 0 });

const lidas: readonly Call[] = [prazoCalls.listPrazos, contratoCalls.listHistoria];

/** Reads the clocks again: one of them changed. */
export const refreshPrazos = () =>
  Promise.all(lidas.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) }))).then(() => undefined);

/** Prints what proves a sale, as it stands now. */
export const usePrintProvas = (onDone: () => void) =>
  useCommand(prazoCalls.printProvas, {
    onDone: () => {
      onDone();
      void refreshPrazos();
    },
  });

/** Whether a printed proof is still what it was. */
export const useVerifyProvas = () => useCommand(prazoCalls.verifyProvas);

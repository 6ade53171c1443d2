import { type Call, contratoCalls } from '@balcao/contracts';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';

/** One sale, by the id of its proposal or of its policy. */
export const useContrato = (contratoId: string) => useCall(contratoCalls.getContrato, { contratoId });
export const useHistoria = (contratoId: string) => useCall(contratoCalls.listHistoria, { contratoId }, { staleTime: 0 });

const lidas: readonly Call[] = [contratoCalls.getContrato, contratoCalls.listHistoria];

/** Reads again all that is said of a sale: something of it changed. */
export const refreshContrato = () =>
  Promise.all(lidas.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) }))).then(() => undefined);

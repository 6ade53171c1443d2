import { contratoCalls, endossoCalls, type Call, prazoCalls } from '@balcao/contracts';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';

/** The endorsements of a policy, and the policy as they find it. */
export const useEndossos = (apoliceId: string) => useCall(endossoCalls.listEndossos, { apoliceId }, { staleTime: 0 });

const lidas: readonly Call[] = [contratoCalls.getContrato, contratoCalls.listHistoria, endossoCalls.listEndossos, prazoCalls.listPrazos];

/** Reads again all that is said of the sale: an endorsement changed it. */
export const refreshVenda = () =>
  Promise.all(lidas.map((contract) => queryClient.invalidateQueries({ queryKey: keyOf(contract) }))).then(() => undefined);

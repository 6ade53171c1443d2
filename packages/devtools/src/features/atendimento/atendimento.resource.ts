import { suporteCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

/** The page of the user who dictated the code; no request is made without a code. */
export const useFoto = (codigo: string | null) =>
  useCall(suporteCalls.readCodigo, { codigo: codigo ?? '' }, { enabled: codigo !== null, staleTime: Number.POSITIVE_INFINITY });

/** The same composition, for the support person alone. */
export const useOpenSame = () => useCommand(suporteCalls.openIgual, { invalidates: [suporteCalls.listConcessoes] });

import { conjuntoCalls, type LinhaCotada, type TipoConjunto } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

/** Sets the user may apply here: of insurers, or of the covers of a line. */
export const useConjuntos = (tipo: TipoConjunto, linha: LinhaCotada | null) =>
  useCall(conjuntoCalls.listConjuntos, { tipo, ...(linha && { linha }) });

const invalidates = [conjuntoCalls.listConjuntos];
export const useNovoConjunto = () => useCommand(conjuntoCalls.createConjunto, { invalidates });
export const useMudancaDeConjunto = () => useCommand(conjuntoCalls.updateConjunto, { invalidates });
export const useFimDeConjunto = () => useCommand(conjuntoCalls.deleteConjunto, { invalidates });

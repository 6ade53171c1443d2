import { resultadosCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

/** What changed from one run to another; a finished run never changes, so neither does this. */
export const useDiferencas = (cotacaoId: string, outraId: string) => useCall(resultadosCalls.getDiferencas, { cotacaoId, outraId });

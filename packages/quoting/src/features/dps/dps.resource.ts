import { dpsCalls } from '@balcao/contracts';
import { useCall, useCommand } from '@balcao/shared/query';

export interface AlvoDps {
  readonly orcamentoId: string;
  readonly ofertaId: string;
}

const lidas = { invalidates: [dpsCalls.getDps] };

/** What is kept for an offer. Read again each time it is opened: it may have been withdrawn meanwhile. */
export const useDps = (alvo: AlvoDps) => useCall(dpsCalls.getDps, { ...alvo }, { staleTime: 0 });
export const useRegistro = () => useCommand(dpsCalls.saveDps, lidas);
export const useRevogacao = () => useCommand(dpsCalls.revokeDps, lidas);

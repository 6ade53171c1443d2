import { type Linha, registryCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

const ESTAVEL_MS = 300_000;

/** Insurers the subscription may ask in a line, with the commission agreed. */
export const useSeguradoras = (linha: Linha) => useCall(registryCalls.listSeguradorasAtivas, { linha }, { staleTime: ESTAVEL_MS });

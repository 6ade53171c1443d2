import { registryCalls } from '@balcao/contracts';
import { useCall } from '@balcao/shared/query';

const ESTAVEL_MS = 300_000;

/** Insurers the subscription may ask about a car, with the commission agreed. */
export const useSeguradoras = () => useCall(registryCalls.listSeguradorasAtivas, { linha: 'AUTO' }, { staleTime: ESTAVEL_MS });

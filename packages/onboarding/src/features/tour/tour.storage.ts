import { COOKIE_TOUR } from '@balcao/contracts';
import type { Ausencia } from './tour.model.ts';

const DIA_S = 86_400;
/** Sign-ins whose tour ended on this page, so that it does not repeat in a browser without cookies. */
const vistos = new Set<string>();

/** Whether the guided tour was seen in this sign-in, or recently in this browser. */
export const isTourVisto = (token: string): boolean =>
  vistos.has(token) || document.cookie.split('; ').some((pair) => pair.startsWith(`${COOKIE_TOUR}=`));

/** Hides the guided tour for `dias`. */
export function markTourVisto(token: string, dias: Ausencia): void {
  vistos.add(token);
  document.cookie = `${COOKIE_TOUR}=true; Max-Age=${dias * DIA_S}; Path=/; SameSite=Lax`;
}

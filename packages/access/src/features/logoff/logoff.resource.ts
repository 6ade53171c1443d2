import { accessCalls, accessRoutes, addressOf } from '@balcao/contracts';
import { returnUrlSeguro } from '@balcao/domain';
import { call, currentSession, endSession, navigateTo, openAddress } from '@balcao/shared';
import { useEffect, useRef, useState } from 'react';
import { forgetProva } from '../../prova.storage.ts';

/** How long the legacy server has to end its own session. */
const ESPERA_LEGADO_MS = 3_000;

export interface Logoff {
  /** Address of the legacy server's logout while it must be open; null otherwise. */
  readonly legado: string | null;
  /** The legacy server answered. */
  readonly onLegado: () => void;
}

/** Leaves in the order of spec §4: gateway, the fact told to every parcel, legacy server, what is stored here, central login. */
export function useLogoff(): Logoff {
  const [legado, setLegado] = useState<string | null>(null);
  const answered = useRef<() => void>(() => undefined);
  useEffect(() => {
    const openLegado = (address: string) =>
      new Promise<void>((resolve) => {
        answered.current = resolve;
        setTimeout(resolve, ESPERA_LEGADO_MS);
        setLegado(address);
      });
    void logoff(openLegado);
  }, []);
  return { legado, onLegado: () => answered.current() };
}

async function logoff(openLegado: (address: string) => Promise<void>): Promise<void> {
  let para = addressOf(accessRoutes, 'login');
  if (currentSession()) {
    // whoever asked to leave leaves, even with the gateway out of reach: the session there dies of age
    const answer = await call(accessCalls.logoff, {}).catch(() => null);
    endSession('logoff');
    if (answer?.legado) await openLegado(answer.legado);
    if (answer) para = answer.para;
  }
  forgetProva();
  // an answer that was still on its way may have brought the cookie back
  endSession('logoff');
  leaveTo(para);
}

/** The central login is of this site or another: the gateway's configuration says which, and it must be a page. */
function leaveTo(para: string): void {
  const inside = returnUrlSeguro(para);
  if (inside) return navigateTo(inside);
  const isPage = URL.canParse(para) && ['https:', 'http:'].includes(new URL(para).protocol);
  if (isPage) openAddress(para);
  else navigateTo(addressOf(accessRoutes, 'login'));
}

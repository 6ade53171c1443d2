import { ModoSuporte, suporteCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useEffect, useState } from 'react';

/** Support grant of this page, as inlined by the gateway; null without one, or when unreadable. */
export function readModoSuporte(): ModoSuporte | null {
  const { suporte } = JSON.parse(document.getElementById('balcao-ambiente')?.textContent ?? '{}') as { suporte?: unknown };
  return ModoSuporte.safeParse(suporte).data ?? null;
}

/** Ends the grant and reloads the page with the live composition. */
export async function leaveSuporte(startOver: () => void): Promise<void> {
  await call(suporteCalls.leave, {});
  startOver();
}

/** Whether a moment has passed; re-renders when it does. */
export function useIsPast(instante: string): boolean {
  const [isPast, setIsPast] = useState(() => Date.parse(instante) <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), Math.max(0, Date.parse(instante) - Date.now()));
    return () => clearTimeout(timer);
  }, [instante]);
  return isPast;
}

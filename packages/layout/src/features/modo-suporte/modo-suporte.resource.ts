import { ModoSuporte, suporteCalls } from '@balcao/contracts';
import { call } from '@balcao/shared';
import { useEffect, useState } from 'react';

/** What support lent to this page, as the gateway inlined it; null for the ordinary page, and for what nobody can read. */
export function readModoSuporte(): ModoSuporte | null {
  const { suporte } = JSON.parse(document.getElementById('balcao-ambiente')?.textContent ?? '{}') as { suporte?: unknown };
  return ModoSuporte.safeParse(suporte).data ?? null;
}

/** Ends what was lent; the page then starts over, on everyone's composition. */
export async function leaveSuporte(startOver: () => void): Promise<void> {
  await call(suporteCalls.leave, {});
  startOver();
}

/** Whether a moment is past, told when it comes. */
export function useIsPast(instante: string): boolean {
  const [isPast, setIsPast] = useState(() => Date.parse(instante) <= Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setIsPast(true), Math.max(0, Date.parse(instante) - Date.now()));
    return () => clearTimeout(timer);
  }, [instante]);
  return isPast;
}

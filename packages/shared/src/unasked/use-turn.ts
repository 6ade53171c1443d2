import { useEffect, useState } from 'react';
import { waitForTurn } from './turn.ts';

/**
 * Whether a window that nobody asked for may stand on the screen: from the pause its turn came in, for as long as it is wanted.
 *
 * @example const isShown = useTurn(isDue)
 */
export function useTurn(isWanted: boolean): boolean {
  const [hasTurn, setHasTurn] = useState(false);
  useEffect(() => {
    if (!isWanted) return;
    const giveBack = waitForTurn(() => setHasTurn(true));
    return () => {
      giveBack();
      setHasTurn(false);
    };
  }, [isWanted]);
  return isWanted && hasTurn;
}

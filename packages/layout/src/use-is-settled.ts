import { afterFirstScreen } from '@balcao/shared';
import { useEffect, useState } from 'react';

/** Whether the first screen has had the line to itself: what goes with a session then comes. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => afterFirstScreen(() => setIsSettled(true)), []);
  return isSettled;
}

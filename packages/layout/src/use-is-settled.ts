import { useEffect, useState } from 'react';

const PRIMEIRA_TELA_MS = 1_500;

/** Whether the first screen has had the line to itself: what goes with a session then comes. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSettled(true), PRIMEIRA_TELA_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSettled;
}

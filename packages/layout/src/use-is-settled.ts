import { useEffect, useState } from 'react';

const PRIMEIRA_TELA_MS = 1_500;

/** Whether the first screen has had the line to itself: what goes with a session then comes. */
export function useIsSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false);
  useEffect(() => {
    const settle = () => setIsSettled(true);
    const timer = setTimeout(() => {
      // without a network it would only fail
      if (navigator.onLine) settle();
      else window.addEventListener('online', settle, { once: true });
    }, PRIMEIRA_TELA_MS);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', settle);
    };
  }, []);
  return isSettled;
}

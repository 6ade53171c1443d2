import { useEffect, useState } from 'react';

const PASSO_MS = 1_000;

/** The moment it is, second by second while somebody waits. */
export function useAgora(isRunning: boolean): number {
  const [agora, setAgora] = useState(() => Date.now());
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setAgora(Date.now()), PASSO_MS);
    return () => clearInterval(timer);
  }, [isRunning]);
  return agora;
}

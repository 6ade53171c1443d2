import { useEffect, useState } from 'react';
import { companhia } from './layout.routes.tsx';

const NOVA_TENTATIVA_MS = 10_000;

/** Whether the content of signed-in pages has loaded; the page works without it, so failures are retried silently. */
export function useCompanhia(isWanted: boolean): boolean {
  const [hasCome, setHasCome] = useState(false);
  useEffect(() => {
    if (!isWanted || hasCome) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const bring = () =>
      void companhia.preload().then(
        () => setHasCome(true),
        () => {
          timer = setTimeout(bring, NOVA_TENTATIVA_MS);
        },
      );
    bring();
    return () => clearTimeout(timer);
  }, [isWanted, hasCome]);
  return isWanted && hasCome;
}

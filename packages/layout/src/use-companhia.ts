import { useEffect, useState } from 'react';
import { companhia } from './layout.routes.tsx';

const NOVA_TENTATIVA_MS = 10_000;

/** Whether what keeps a session company has come, from when it is wanted: without it the page works, so that it is asked for again in silence. */
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

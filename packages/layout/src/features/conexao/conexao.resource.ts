import { showToast } from '@balcao/ui';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { copy } from './conexao.copy.ts';

const subscribe = (changed: () => void) => {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
};

/** Whether the browser is online; announces once when it is back. */
export function useIsOnline(): boolean {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const wasOnline = useRef(isOnline);
  useEffect(() => {
    if (isOnline && !wasOnline.current) showToast({ tone: 'sucesso', titulo: copy.restabelecida });
    wasOnline.current = isOnline;
  }, [isOnline]);
  return isOnline;
}

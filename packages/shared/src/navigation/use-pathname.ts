import { useSyncExternalStore } from 'react';

const subscribe = (changed: () => void) => {
  window.addEventListener('single-spa:routing-event', changed);
  window.addEventListener('popstate', changed);
  return () => {
    window.removeEventListener('single-spa:routing-event', changed);
    window.removeEventListener('popstate', changed);
  };
};

/** Path of the page, following every navigation; for parcels that need no router of their own. */
export const usePathname = (): string => useSyncExternalStore(subscribe, () => window.location.pathname);

import { layoutCalls, layoutEvents } from '@balcao/contracts';
import { emit, on, usePathname } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { isRecolhido, saveRecolhido } from './recolhido.storage.ts';

/** The server's menu; kept while the session lasts. */
export const useMenu = () => useCall(layoutCalls.menus, {}, { staleTime: Number.POSITIVE_INFINITY });

const small = '(max-width: 767.98px)';
const subscribeToWidth = (changed: () => void) => {
  const query = window.matchMedia(small);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
};

/** Whether the screen has no room for the menu beside the page (spec §2: 768 px). */
export const useIsSmall = (): boolean => useSyncExternalStore(subscribeToWidth, () => window.matchMedia(small).matches);

/** Whether the menu is reduced to its icons, remembered in this browser. */
export function useRecolhido(): readonly [boolean, (recolhido: boolean) => void] {
  const [recolhido, setRecolhido] = useState(isRecolhido);
  useEffect(() => {
    // the frame around the parcels reads the width from here
    document.documentElement.style.setProperty('--largura-menu', recolhido ? '60px' : '232px');
    return () => void document.documentElement.style.removeProperty('--largura-menu');
  }, [recolhido]);
  const change = (next: boolean) => {
    setRecolhido(next);
    saveRecolhido(next);
  };
  return [recolhido, change];
}

/** The drawer of small screens: opened through the bus, closed by hand and by every navigation (spec §2). */
export function useDrawer(): { isAberto: boolean; close: () => void } {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const pathname = usePathname();
  useEffect(() => {
    const subscription = on(layoutEvents.menuAlternado).subscribe(({ aberto }) => setOpenedAt(aberto ? window.location.pathname : null));
    return () => subscription.unsubscribe();
  }, []);
  const close = () => {
    if (openedAt !== null) emit(layoutEvents.menuAlternado, { aberto: false });
  };
  return { isAberto: openedAt === pathname, close };
}

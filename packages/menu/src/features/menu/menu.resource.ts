import { layoutCalls, layoutEvents, onboardingEvents, tarefaCalls, type Tour } from '@balcao/contracts';
import { currentSession, emit, on, recentFacts, usePathname, useSession } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { type MouseEvent, useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { isCotacaoSaude, isTarefas } from './menu.model.ts';

/** The server's menu; kept while the session says the same, and read again when what its user may do changed. */
export function useMenu() {
  const menu = useCall(layoutCalls.menus, {}, { staleTime: Number.POSITIVE_INFINITY });
  const { refetch } = menu;
  const hash = useSession()?.hash;
  const known = useRef(hash);
  useEffect(() => {
    if (hash === known.current) return;
    known.current = hash;
    if (hash !== undefined) void refetch();
  }, [hash, refetch]);
  return menu;
}

const CINCO_MINUTOS_MS = 300_000;

/** How many tasks wait, read again every five minutes and whenever the tasks are opened; null until known, and silent on failure (spec §8). */
export function useTarefas(): number | null {
  const { data, refetch } = useCall(tarefaCalls.count, {}, { staleTime: CINCO_MINUTOS_MS, refetchInterval: CINCO_MINUTOS_MS });
  const isThere = isTarefas(usePathname());
  useEffect(() => {
    if (isThere) void refetch();
  }, [isThere, refetch]);
  return data ?? null;
}

/** Whether the window is as wide as a media query says, now and as it changes. */
function useWidth(query: string): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      const width = window.matchMedia(query);
      width.addEventListener('change', changed);
      return () => width.removeEventListener('change', changed);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** Whether the screen has no room for the menu beside the page (spec §2: 768 px). */
export const useIsSmall = (): boolean => useWidth('(max-width: 767.98px)');

/** Whether the page needs the room that the menu's words would take: `index.html` asks the same before anything is drawn. */
export const useIsMedium = (): boolean => useWidth('(min-width: 768px) and (max-width: 1199.98px)');

/** Spec §9. */
const COLAPSO_MS = 10;

/** The drawer of small screens: opened through the bus, closed by hand, by a choice and by every navigation (spec §2). */
export function useDrawer(): { isAberto: boolean; close: () => void; closeSoon: () => void } {
  const [openedAt, setOpenedAt] = useState<string | null>(null);
  const pathname = usePathname();
  const isAberto = openedAt !== null;
  const isLeft = isAberto && openedAt !== pathname;
  useEffect(() => {
    const subscription = on(layoutEvents.menuAlternado).subscribe(({ aberto }) => setOpenedAt(aberto ? window.location.pathname : null));
    return () => subscription.unsubscribe();
  }, []);
  useEffect(() => {
    if (!isLeft) return;
    const timer = setTimeout(() => emit(layoutEvents.menuAlternado, { aberto: false }), COLAPSO_MS);
    return () => clearTimeout(timer);
  }, [isLeft]);
  const close = () => {
    if (isAberto) emit(layoutEvents.menuAlternado, { aberto: false });
  };
  return { isAberto, close, closeSoon: () => void setTimeout(close, COLAPSO_MS) };
}

function wasRestrito(): boolean {
  const fact = recentFacts().findLast(({ name, isValido }) => isValido && name === onboardingEvents.tourMudou.name);
  return fact ? (fact.payload as Tour).fadeMenu : false;
}

/** Whether the tour keeps the menu out of reach (spec §4); it may have begun before the menu came. */
export function useIsRestrito(): boolean {
  const [isRestrito, setRestrito] = useState(wasRestrito);
  useEffect(() => {
    const subscription = on(onboardingEvents.tourMudou).subscribe(({ fadeMenu }) => setRestrito(fadeMenu));
    return () => subscription.unsubscribe();
  }, []);
  return isRestrito;
}

/** Without the health line in the plan, its item offers the line instead of opening it (spec §6). */
export function offerSaude(event: MouseEvent, href: string): void {
  if (!isCotacaoSaude(href) || currentSession()?.acessoCotacaoSaude !== false) return;
  event.preventDefault();
  emit(layoutEvents.contratacaoSaudePedida, {});
}

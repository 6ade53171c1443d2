import { onboardingCalls, onboardingEvents, type Sessao } from '@balcao/contracts';
import { emit, on, recentFacts, useTurn } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { ausenciaDe, beginsAlone, hasCredenciais } from './tour.model.ts';
import { isTourVisto, markTourVisto } from './tour.storage.ts';

/** State of the guided tour, and how it ends. */
export interface Guia {
  readonly isOpen: boolean;
  /** Ends it for 2 days, or 30 when there are credentials in use. */
  readonly end: () => void;
  /** It failed: ends it for 2 days. */
  readonly fail: () => void;
}

/**
 * Whether a request for the tour is still open. The bar's button may be pressed before this parcel arrives, however late that is, and a new
 * build of the parcel must not answer a request that an earlier build dealt with.
 */
function isRequestOpen(): boolean {
  const { tourPedido, tourEncerrado } = onboardingEvents;
  return recentFacts().findLast(({ name }) => name === tourPedido.name || name === tourEncerrado.name)?.name === tourPedido.name;
}

/** @param step of the numbered tour; null while unknown. Only one tour runs at a time */
export function useGuia({ token }: Pick<Sessao, 'token'>, step: number | null): Guia {
  const [isAsked, setIsAsked] = useState(isRequestOpen);
  const [isVisto, setIsVisto] = useState(() => isTourVisto(token));
  const perfil = useCall(onboardingCalls.getPerfil, {}, { enabled: isAsked || !isVisto, staleTime: 60_000 });
  const temCredenciais = perfil.isSuccess && hasCredenciais(perfil.data);
  const isDue = step !== null && !isVisto && perfil.isSuccess && beginsAlone(step, perfil.data);
  // it was not requested, so it waits until the page has loaded and the user is idle
  const isCalm = useTurn(useLoadedPage(isDue && !isAsked));

  useEffect(() => {
    const subscription = on(onboardingEvents.tourPedido).subscribe(() => setIsAsked(true));
    return () => subscription.unsubscribe();
  }, []);
  useEffect(() => {
    // spec §8: without the profile the button is hidden and the tour counts as seen
    if (perfil.isError) markTourVisto(token, 2);
    if (temCredenciais && !isTourVisto(token)) markTourVisto(token, 30);
    emit(onboardingEvents.tourDisponivel, { disponivel: !perfil.isError });
  }, [perfil.isError, temCredenciais, token]);

  const endFor = (dias: 2 | 30) => {
    emit(onboardingEvents.tourEncerrado, {});
    markTourVisto(token, dias);
    setIsVisto(true);
    setIsAsked(false);
  };
  return { isOpen: isAsked || (isDue && isCalm), end: () => endFor(ausenciaDe(temCredenciais)), fail: () => endFor(2) };
}

const OLHAR_MS = 400;
const isPageLoaded = () => document.querySelector('main[aria-busy="false"]') !== null;

/** Becomes true when the page has loaded; only watched while waiting. */
function useLoadedPage(isWaiting: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isWaiting || isLoaded) return;
    const timer = setInterval(() => isPageLoaded() && setIsLoaded(true), OLHAR_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isLoaded]);
  return isWaiting && isLoaded;
}

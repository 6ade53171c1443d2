import { onboardingCalls, onboardingEvents, type Sessao } from '@balcao/contracts';
import { emit, on, recentFacts, useTurn } from '@balcao/shared';
import { useCall } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { ausenciaDe, beginsAlone, hasCredenciais } from './tour.model.ts';
import { isTourVisto, markTourVisto } from './tour.storage.ts';

/** The guided tour: whether it is on, and how it ends. */
export interface Guia {
  readonly isOpen: boolean;
  /** Keeps it away for 2 days, 30 when there are credentials in use. */
  readonly end: () => void;
  /** It broke: away for 2 days. */
  readonly fail: () => void;
}

const RECENTE_MS = 10_000;
/** When the last request that was heeded was made. */
let atendidoEm = 0;

/** The bar's button may have been pressed while this parcel was still on its way. */
const wasAskedJustNow = () =>
  recentFacts().some(({ name, em }) => name === onboardingEvents.tourPedido.name && em > atendidoEm && Date.now() - em < RECENTE_MS);

/** @param step of the numbered tour; null while unknown: one tour at a time */
export function useGuia({ token }: Pick<Sessao, 'token'>, step: number | null): Guia {
  const [isAsked, setIsAsked] = useState(wasAskedJustNow);
  const [isVisto, setIsVisto] = useState(() => isTourVisto(token));
  const perfil = useCall(onboardingCalls.getPerfil, {}, { enabled: isAsked || !isVisto, staleTime: 60_000 });
  const temCredenciais = perfil.isSuccess && hasCredenciais(perfil.data);
  const isDue = step !== null && !isVisto && perfil.isSuccess && beginsAlone(step, perfil.data);
  // nobody asked for it: it begins in a pause of the user, over a page that has loaded
  const isCalm = useTurn(useLoadedPage(isDue && !isAsked));

  useEffect(() => {
    const subscription = on(onboardingEvents.tourPedido).subscribe(() => setIsAsked(true));
    return () => subscription.unsubscribe();
  }, []);
  useEffect(() => {
    // spec §8: the profile does not come, so the button goes and the tour counts as seen
    if (perfil.isError) markTourVisto(token, 2);
    if (temCredenciais && !isTourVisto(token)) markTourVisto(token, 30);
    emit(onboardingEvents.tourDisponivel, { disponivel: !perfil.isError });
  }, [perfil.isError, temCredenciais, token]);

  const endFor = (dias: 2 | 30) => {
    atendidoEm = Date.now();
    markTourVisto(token, dias);
    setIsVisto(true);
    setIsAsked(false);
  };
  return { isOpen: isAsked || (isDue && isCalm), end: () => endFor(ausenciaDe(temCredenciais)), fail: () => endFor(2) };
}

const OLHAR_MS = 400;
const isPageLoaded = () => document.querySelector('main[aria-busy="false"]') !== null;

/** While it waits, becomes true when the page has loaded. */
function useLoadedPage(isWaiting: boolean): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    if (!isWaiting || isLoaded) return;
    const timer = setInterval(() => isPageLoaded() && setIsLoaded(true), OLHAR_MS);
    return () => clearInterval(timer);
  }, [isWaiting, isLoaded]);
  return isWaiting && isLoaded;
}

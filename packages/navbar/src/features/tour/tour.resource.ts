import { onboardingEvents, type Sessao, sessaoEvents, type Tour } from '@balcao/contracts';
import { isTourDado } from '@balcao/domain';
import { emit, on, recentFacts } from '@balcao/shared';
import { useEffect, useState } from 'react';

/** Asks for the guided tour. */
export const askForTour = (): void => emit(onboardingEvents.tourPedido, {});

/**
 * The last event may have been published before the bar mounted; one of a previous session is ignored, since it may belong to another user.
 */
function lastOf(name: string): unknown {
  const facts = recentFacts();
  const now = facts.slice(facts.findLastIndex((fact) => fact.name === sessaoEvents.encerrada.name) + 1);
  return now.findLast((fact) => fact.name === name && fact.isValido)?.payload;
}

/**
 * Whether to offer the tour: not to support nor after a trial. The onboarding parcel is loaded on request, and publishes when it has no
 * tour (spec §8).
 */
export function useTourDisponivel(sessao: Sessao): boolean {
  const [isDisponivel, setIsDisponivel] = useState(
    () => (lastOf(onboardingEvents.tourDisponivel.name) as { disponivel: boolean } | undefined)?.disponivel ?? true,
  );
  useEffect(() => {
    const subscription = on(onboardingEvents.tourDisponivel).subscribe(({ disponivel }) => setIsDisponivel(disponivel));
    return () => subscription.unsubscribe();
  }, []);
  const [agora] = useState(() => new Date());
  return isDisponivel && isTourDado(sessao, agora);
}

/** The step the tour is at, 0 when it has not begun. */
export function useTourStep(): number {
  const [step, setStep] = useState(() => (lastOf(onboardingEvents.tourMudou.name) as Tour | undefined)?.step ?? 0);
  useEffect(() => {
    const subscription = on(onboardingEvents.tourMudou).subscribe((tour) => setStep(tour.step));
    return () => subscription.unsubscribe();
  }, []);
  return step;
}

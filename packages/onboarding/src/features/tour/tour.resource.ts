import { onboardingCalls, onboardingEvents, type Sessao, type Tour } from '@balcao/contracts';
import { isEmTour } from '@balcao/domain';
import { call, emit } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEffect } from 'react';
import { FIM, isBeginning, isMenuFaded, nextStep, passoDe, previousStep } from './tour.model.ts';

/** State of the numbered tour, and its actions. */
export interface TourNumerado {
  /** null while unknown. */
  readonly step: number | null;
  readonly isLendo: boolean;
  readonly advance: () => void;
  /** null at the first step. */
  readonly goBack: (() => void) | null;
  /** Leaves the tour and unlocks everything. */
  readonly leave: () => void;
}

const atStep = (tour: Tour, step: number): Tour => ({ ...tour, step, fadeMenu: isMenuFaded(passoDe(step)) });

function moveTo(tour: Tour, step: number): void {
  const next = atStep(tour, step);
  queryClient.setQueryData(keyOf(onboardingCalls.getTour, {}), next);
  // this page continues even if saving fails; the next page reads the stored step
  call(onboardingCalls.saveTour, next).catch(() => undefined);
}

/** Reads the step, starts the tour at a first access, and publishes each step to menu and bar. A tour that cannot be read is not shown. */
export function useTourNumerado(sessao: Sessao): TourNumerado {
  const { data: tour, isPending } = useCall(onboardingCalls.getTour, {}, { staleTime: Number.POSITIVE_INFINITY });
  const isNew = tour !== undefined && isBeginning(tour.step, sessao);
  useEffect(() => {
    if (tour && isNew) moveTo(tour, 1);
    else if (tour) emit(onboardingEvents.tourMudou, atStep(tour, tour.step));
  }, [tour, isNew]);

  const before = tour ? previousStep(tour.step, sessao) : null;
  return {
    step: !tour || isNew ? null : tour.step,
    isLendo: isPending || isNew,
    advance: () => tour && moveTo(tour, nextStep(tour.step, sessao)),
    goBack: tour && before !== null && isEmTour(tour.step) ? () => moveTo(tour, before) : null,
    leave: () => tour && moveTo(tour, FIM),
  };
}

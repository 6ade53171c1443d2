import { onboardingCalls, onboardingEvents, type Sessao, type Tour } from '@balcao/contracts';
import { isEmTour } from '@balcao/domain';
import { call, emit } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEffect } from 'react';
import { FIM, isBeginning, isMenuFaded, nextStep, passoDe, previousStep } from './tour.model.ts';

/** The numbered tour: where it stands and how it moves. */
export interface TourNumerado {
  /** null while nobody knows. */
  readonly step: number | null;
  readonly isLendo: boolean;
  readonly advance: () => void;
  /** null where there is nothing before. */
  readonly goBack: (() => void) | null;
  /** Leaves it: everything is unlocked. */
  readonly leave: () => void;
}

const atStep = (tour: Tour, step: number): Tour => ({ ...tour, step, fadeMenu: isMenuFaded(passoDe(step)) });

function moveTo(tour: Tour, step: number): void {
  const next = atStep(tour, step);
  queryClient.setQueryData(keyOf(onboardingCalls.getTour, {}), next);
  // this page goes on whatever the gateway says; the next one asks it where the tour stands
  call(onboardingCalls.saveTour, next).catch(() => undefined);
}

/** Reads where the tour stands, begins it for a first access, tells menu and bar at each move. A tour that cannot be read is not given. */
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

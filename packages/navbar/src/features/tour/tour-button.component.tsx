import { IconeTour } from '@balcao/ui/screen-icons';
import { BarButton, Place } from '../../bar-button.ts';
import { copy } from './tour.copy.ts';
import { askForTour } from './tour.resource.ts';

export interface TourButtonProps {
  isDisponivel: boolean;
}

/** Restarts the guided tour; keeps its place in the bar when there is none to offer. */
export function TourButton({ isDisponivel }: TourButtonProps) {
  return (
    <Place $wide>{isDisponivel && <BarButton label={copy.tour} icon={<IconeTour size={20} aria-hidden />} onClick={askForTour} />}</Place>
  );
}

import type { Sessao } from '@balcao/contracts';
import { isTrialExpirado } from '@balcao/domain';
import { BarraTrial } from './features/trial/barra-trial.component.tsx';
import { Tour } from './features/tour/tour.component.tsx';

export interface MolduraProps {
  sessao: Sessao;
}

/** What of this parcel stands around the pages of others: the trial bar and the tours. */
export function Moldura({ sessao }: MolduraProps) {
  const place = document.getElementById('slot-barra-trial');
  return (
    <>
      {place && <BarraTrial sessao={sessao} place={place} />}
      {/* an ended trial opens nothing a tour could lead to */}
      {!isTrialExpirado(sessao, new Date()) && <Tour sessao={sessao} />}
    </>
  );
}

import type { Sessao } from '@balcao/contracts';
import { isEmTeste, isTourDado } from '@balcao/domain';
import { useState } from 'react';
import { BarraTrial } from './features/trial/barra-trial.component.tsx';
import { Tour } from './features/tour/tour.component.tsx';

export interface MolduraProps {
  sessao: Sessao;
}

/** What this parcel shows around the pages of others: the trial bar and the tours. */
export function Moldura({ sessao }: MolduraProps) {
  const [agora] = useState(() => new Date());
  const place = document.getElementById('slot-barra-trial');
  return (
    <>
      {/* whoever subscribed has no trial to count; the page keeps the bar's place by the same rule */}
      {place && isEmTeste(sessao.statusAssinatura) && <BarraTrial sessao={sessao} place={place} />}
      {isTourDado(sessao, agora) && <Tour sessao={sessao} />}
    </>
  );
}

import type { Sessao } from '@balcao/contracts';
import { isEmTour } from '@balcao/domain';
import { useTurn } from '@balcao/shared';
import { lazy, Suspense } from 'react';
import { useGuia } from './guia.resource.ts';
import { PassoNumerado } from './passo-numerado.component.tsx';
import { TourGuiado } from './tour-guiado.component.tsx';
import { useTourNumerado } from './tour.resource.ts';

const BoasVindas = lazy(() =>
  import(/* webpackChunkName: "boas-vindas" */ './boas-vindas.modal.tsx').then((m) => ({ default: m.BoasVindas })),
);
const VideoIntroducao = lazy(() =>
  import(/* webpackChunkName: "video" */ './video-introducao.modal.tsx').then((m) => ({ default: m.VideoIntroducao })),
);

export interface TourProps {
  sessao: Sessao;
}

/** The two tours, one at a time: the numbered one of a first access, and the guided one. */
export function Tour({ sessao }: TourProps) {
  const tour = useTourNumerado(sessao);
  // a tour that could not be read does not hold the other back
  const guia = useGuia(sessao, tour.isLendo ? null : (tour.step ?? 0));
  // welcome and film come by themselves: in a pause, and from the one to the other at once
  const hasTurn = useTurn(tour.step !== null && isEmTour(tour.step) && tour.step <= 2);
  const leave = () => {
    tour.leave();
    // who has just left one tour is not taken to the other
    guia.end();
  };
  const { step } = tour;
  if (step === null || !isEmTour(step)) return guia.isOpen ? <TourGuiado sessao={sessao} guia={guia} /> : null;
  if (step > 2) return <PassoNumerado step={step} tour={tour} onLeave={leave} onFailed={leave} />;
  if (!hasTurn) return null;
  return (
    <Suspense fallback={null}>
      {step === 1 ? (
        <BoasVindas nome={sessao.username} onStart={tour.advance} onLeave={leave} />
      ) : (
        <VideoIntroducao onContinue={tour.advance} onLeave={leave} />
      )}
    </Suspense>
  );
}

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
  // if the numbered tour could not be read, the guided one can still start
  const guia = useGuia(sessao, tour.isLendo ? null : (tour.step ?? 0));
  // the welcome starts when the user is idle; the video follows it immediately
  const hasTurn = useTurn(tour.step !== null && isEmTour(tour.step) && tour.step <= 2);
  const leave = () => {
    tour.leave();
    // a user who has just left one tour does not start the other
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

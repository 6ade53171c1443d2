import { usePathname, navigateTo } from '@balcao/shared';
import { useEffect, useRef } from 'react';
import { Destaque } from './destaque.component.tsx';
import { copy, falas, falasDoMeio } from './tour.copy.ts';
import { isReached, type Parada, passoDe } from './tour.model.ts';
import type { TourNumerado } from './tour.resource.ts';

export interface PassoNumeradoProps {
  step: number;
  tour: TourNumerado;
  onLeave: () => void;
  onFailed: () => void;
}

const ULTIMO = 16;

/** Steps 3 to 16: advance with the button, or by following the instruction. */
export function PassoNumerado({ step, tour: { advance, goBack }, onLeave, onFailed }: PassoNumeradoProps) {
  const passo = passoDe(step);
  const fala = passo.destaque ? falas[passo.destaque as Parada] : falasDoMeio[step];
  useArrival(() => isReached(passo, window.location.pathname) && advance());
  const goOn = () => {
    if (step === ULTIMO) return onLeave();
    if (passo.destaque && passo.rota) navigateTo(passo.rota);
    advance();
  };
  return fala ? (
    <Destaque
      passo={passo}
      {...fala}
      isLivre
      progresso={copy.progresso(step, ULTIMO)}
      acao={step === ULTIMO ? copy.concluir : copy.proximo}
      onNext={goOn}
      onBack={goBack}
      onClose={onLeave}
      onFailed={onFailed}
    />
  ) : null;
}

/** Calls back when the user navigates to another page. */
function useArrival(onArrive: () => void): void {
  const pathname = usePathname();
  const seen = useRef(pathname);
  useEffect(() => {
    if (seen.current === pathname) return;
    seen.current = pathname;
    onArrive();
  });
}

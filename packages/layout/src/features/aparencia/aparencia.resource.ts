import { layoutEvents } from '@balcao/contracts';
import { emit, on } from '@balcao/shared';
import { useEffect } from 'react';
import { type Aparencia, saveAparencia } from './aparencia.storage.ts';

/** Theme and density are announced on the bus; the layout, which is on every page, applies and stores them. */
export function useAparencia(): void {
  useEffect(() => {
    const subscription = on(layoutEvents.aparenciaMudou).subscribe((aparencia) => {
      Object.assign(document.documentElement.dataset, aparencia);
      saveAparencia(aparencia);
    });
    return () => subscription.unsubscribe();
  }, []);
}

/** What the account chose in another browser holds here too. */
export function adoptAparencia({ tema, densidade }: Aparencia): void {
  const { tema: wornTema = 'sistema', densidade: wornDensidade = 'confortavel' } = document.documentElement.dataset;
  if (wornTema !== tema || wornDensidade !== densidade) emit(layoutEvents.aparenciaMudou, { tema, densidade });
}

import { contaCalls, layoutEvents } from '@balcao/contracts';
import { call, emit, on } from '@balcao/shared';
import { keyOf, queryClient, useCall } from '@balcao/shared/query';
import { useEffect, useState } from 'react';
import { copy } from './aparencia.copy.ts';
import { type Aparencia, readAparencia, saveAparencia } from './aparencia.storage.ts';

const PREFERENCIAS = keyOf(contaCalls.getPreferencias, {});

function apply({ tema, densidade }: Aparencia): void {
  const { dataset } = document.documentElement;
  dataset['tema'] = tema;
  dataset['densidade'] = densidade;
}

/** Stores the choice in the account; the other preferences stay as the gateway has them. */
async function saveInAccount(aparencia: Aparencia): Promise<void> {
  try {
    const preferencias = await call(contaCalls.getPreferencias, {});
    queryClient.setQueryData(PREFERENCIAS, await call(contaCalls.savePreferencias, { ...preferencias, ...aparencia }));
  } catch {
    // the choice stays in this browser, and the user is informed
    emit(layoutEvents.avisoEmitido, { tipo: 'atencao', titulo: copy.soAqui, descricao: copy.soAquiTexto });
  }
}

// after a choice on this page, an earlier answer of the account is outdated
let hasChosen = false;

/**
 * Theme and density, and their setter, which applies them here first and then stores them in the account. Follows `layout:aparencia-mudou`,
 * whichever parcel publishes it.
 */
export function useAparencia(): { aparencia: Aparencia; choose: (parte: Partial<Aparencia>) => void } {
  const [aparencia, setAparencia] = useState(readAparencia);
  useEffect(() => {
    const subscription = on(layoutEvents.aparenciaMudou).subscribe(setAparencia);
    return () => subscription.unsubscribe();
  }, []);
  const choose = (parte: Partial<Aparencia>) => {
    hasChosen = true;
    const next = { ...aparencia, ...parte };
    apply(next);
    saveAparencia(next);
    emit(layoutEvents.aparenciaMudou, next);
    void saveInAccount(next);
  };
  return { aparencia, choose };
}

/**
 * The first script of the page applied what is stored in the browser; this applies the preferences of the account and the choices of other
 * parcels.
 */
export function useAparenciaDaConta(): void {
  useEffect(() => {
    apply(readAparencia());
    const subscription = on(layoutEvents.aparenciaMudou).subscribe((agora) => {
      apply(agora);
      saveAparencia(agora);
    });
    return () => subscription.unsubscribe();
  }, []);
  const { data } = useCall(contaCalls.getPreferencias, {}, { staleTime: Number.POSITIVE_INFINITY });
  useEffect(() => {
    if (!data || hasChosen) return;
    const { tema, densidade } = readAparencia();
    if (data.tema !== tema || data.densidade !== densidade)
      emit(layoutEvents.aparenciaMudou, { tema: data.tema, densidade: data.densidade });
  }, [data]);
}
